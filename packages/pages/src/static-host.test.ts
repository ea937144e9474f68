import { codeOf, kindsBy, listRecords } from "naijaref/kinds";
import { describe, expect, it } from "vitest";
import { htmlOf, state } from "../../../tests/library/open-page.ts";
import { suggestionAddress } from "./addresses.ts";
import { recognise } from "./search/recognise.ts";
import { pageAddresses } from "./served.ts";
import { leadsTo, staticAddress } from "./static-host.ts";

/** Where links lead to, where files serve the pages. */

describe("the code of a polling unit", () => {
  const [unit] = recognise("24-11-01-007");
  const address = unit?.address ?? "";

  it("leads to the line of the unit on the page of its ward", () => {
    expect(staticAddress(address, { base: "/below" })).toBe("/below/wards/24-11-01/#unit-007");
  });

  it("leads to its page on a service", () => {
    const beside = { base: "/below", apiUrl: "https://api.example" };
    expect(staticAddress(address, beside)).toBe("https://api.example/polling-units/24-11-01-007");
  });
});

it.each(["/vote/24-11-01", "/compare/ikeja/surulere"])("%s is on the service only", (address) => {
  expect(leadsTo(address, { base: "", apiUrl: "https://a.example" })).toBe(`https://a.example${address}`);
});

it.each([
  ["/plate-codes/KJA", "/read/plate/#plate=KJA"],
  ["/prefixes/0803", "/read/phone/#phone=0803"],
])("%s is read by a tool, and is on the service where there is one", (address, read) => {
  expect(staticAddress(address, { base: "" })).toBe(read);
  expect(leadsTo(address, { base: "", apiUrl: "https://a.example" })).toBe(`https://a.example${address}`);
});

it("the tool that reads a voter's card is a file", () => {
  expect(leadsTo("/vote", { base: "", apiUrl: "https://a.example" })).toBe("/vote");
});

it.each([
  [undefined, false],
  ["https://a.example", true],
])("a record leads to comparisons where the service %s has them: %s", async (apiUrl, leads) => {
  const html = await htmlOf("/lgas/lagos/ikeja", { ...state, staticHost: { base: "", apiUrl } });
  expect(html.includes('href="/compare/')).toBe(leads);
});

it.each([
  [undefined, "https://b.example/pictures/LA.png"],
  ["https://a.example", "https://a.example/pictures/FC236.png"],
])(
  "a link to a constituency has a picture: of its state among files, its own on the service %s",
  async (apiUrl, url) => {
    const site = { ...state, publicUrl: "https://b.example", staticHost: { base: "", apiUrl } };
    expect(await htmlOf("/constituencies/FC236", site)).toContain(
      `<meta property="og:image" content="${url}"`,
    );
  },
);

it("has a page for each record that the box suggests", () => {
  const pages = new Set(pageAddresses());
  for (const kind of kindsBy("suggest")) {
    const dead = listRecords(kind)
      .map((record) => suggestionAddress({ kind, code: codeOf(record) }))
      .filter((address) => !pages.has(address));
    expect([kind, dead.slice(0, 3)]).toEqual([kind, []]);
  }
});
