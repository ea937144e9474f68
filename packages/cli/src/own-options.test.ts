import { MATCH_KINDS } from "naijaref/match";
import { expect, it } from "vitest";
import { KINDS } from "./own-options.ts";

it("matches a file with all that the library matches, with polling units and with addresses", () => {
  expect(KINDS).toEqual([...MATCH_KINDS, "polling_unit", "address"]);
});
