import { expect, it } from "vitest";
import { edited } from "../edited.ts";
import { openSources } from "./open-sources.ts";

it.each([
  ["a licence", { licence: "CC BY-SA 4.0" }],
  ["a licence by its long name", { licence: "Open Data Commons, ShareAlike" }],
  ["a publisher", { publisher: "OpenStreetMap contributors" }],
  ["an address", { url: "https://en.wikipedia.org/wiki/States_of_Nigeria" }],
])("finds %s that is share-alike", (_, cells) => {
  const findings = openSources.check(edited("sources", "statoids", cells));
  expect(findings.map(({ key }) => key)).toEqual(["statoids"]);
});
