import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, it } from "vitest";
import { htmlOf } from "../../../tests/library/open-page.ts";
import { PAGE_KINDS } from "../../../tests/system/pictures/page-kinds.ts";

/** What a person with an empty cache loads before a page is whole: the page, its styles and its scripts. */

const assets = new URL("../dist/assets/", import.meta.url);

/** Compressed as the service compresses what it serves often. */
const sizeOf = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const read = (file: string): string => readFileSync(new URL(file, assets), "utf8");

/** A file, and what it imports before it can run; what is imported later is not part of the first view. */
function filesOf(file: string): readonly string[] {
  const imports = [...read(file).matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)].map(([, name = ""]) => name);
  return [file, ...imports.flatMap(filesOf)];
}

async function firstView(address: string) {
  const html = await htmlOf(address);
  const named = [...html.matchAll(/(?:href|src)="\/assets\/([\w-]+\.(?:css|js))"/g)].map(
    ([, file = ""]) => file,
  );
  const files = [...new Set(named.flatMap(filesOf))];
  return { files, whole: [html, ...files.map(read)].map(sizeOf).reduce(sum) };
}

/** What must have come before a page's beginning can be drawn: all above the first style that is linked. */
async function beginningOf(address: string) {
  const [beginning = "", ...below] = (await htmlOf(address)).split(/<link rel="stylesheet"/);
  return { beginning, linked: below.length };
}

const sum = (a: number, b: number): number => a + b;

describe("a first view", () => {
  it.each([
    ["/", 60_000],
    ["/v1/docs", 25_000],
    ["/v1/docs/places", 30_000],
    ["/lgas/lagos/ikeja", 30_000],
    ["/wards/24-11-01", 30_000],
    // The state with most LGAs: with space for what comes.
    ["/states/kano", 29_000],
    // With most polling units of those that the tests open.
    ["/wards/24-11-02", 30_000],
    ["/constituencies/FC236", 30_000],
    ["/localities/LC00887", 30_000],
    ["/banks/gtbank", 18_000],
    // Before the first key: what reads a text is loaded when it is first asked.
    ["/vote", 60_000],
    ["/match", 60_000],
    ["/check/account", 60_000],
    ["/map?of=lgas", 75_000],
  ])("of %s is at most %i bytes with its styles and scripts", async (address, most) => {
    const { files, whole } = await firstView(address);
    expect(files.filter((file) => file.endsWith(".css")).length).toBeGreaterThan(0);
    // That of every page, and its own with all that it needs.
    const scripts = files.filter((file) => file.endsWith(".js")).length;
    expect([scripts > 0, scripts <= 2]).toEqual([true, true]);
    expect(whole).toBeLessThanOrEqual(most);
  });
});

/** In bytes: a third of what a server may send before it hears that something has come (RFC 6928). */
const BEGINNING = 4096;

describe("the beginning of a page", () => {
  const records = [
    "/wards/24-11-01",
    "/polling-units/24-11-01-007",
    "/lgas/lagos/surulere",
    "/localities/LC00887",
  ];
  const others = [...records, "/constituencies/FC236", "/coverage", "/codes", "/offline"];
  const failures = ["/states/lagoss", "/lgas/surulere"];

  it.each([...Object.values(PAGE_KINDS), ...others, ...failures])(
    "of %s needs one round trip and few bytes: no script, no style, no other file",
    async (address) => {
      const { beginning, linked } = await beginningOf(address);
      expect(linked).toBeGreaterThan(0);
      expect(beginning).toContain("</h1>");
      // Browsers ask for a manifest and its icons when all else is there.
      expect(beginning).not.toMatch(
        /<script|<img|<link rel="(?!canonical|icon|alternate|manifest|apple-touch-icon)/,
      );
      expect(sizeOf(beginning)).toBeLessThanOrEqual(BEGINNING);
    },
  );
});
