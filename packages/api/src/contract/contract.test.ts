import { readdirSync } from "node:fs";
import { datasetNames, domainNames, domains, tableNames } from "@naijaref/records";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { citeInWords, writeBibtex } from "./citation.ts";
import { contract } from "./index.ts";
import { closestWord, withAnd, withOr, wordAmong } from "./words.ts";

const dataVersion = "2027-01-02+0a1b2c3d";
const address = "https://naijaref.example/banks/kings-queens";
const record = { code: "kings-queens", name: "Kings & Queens 100%" };

it("names the record, the edition and the address as a sentence", () => {
  expect(citeInWords({ dataVersion, address, record })).toBe(
    `naijaref: Nigerian reference data. “Kings & Queens 100%” (kings-queens). Data version ${dataVersion}, CC BY 4.0. ${address}`,
  );
});

it("names the same for BibTeX, with each letter that TeX would read as a command escaped", () => {
  expect(writeBibtex({ dataVersion, address, record })).toBe(`@misc{naijaref_20270102_kings-queens,
  author = {{naijaref}},
  title = {{Kings \\& Queens 100\\% (kings-queens)}},
  howpublished = {naijaref: Nigerian reference data},
  year = {2027},
  version = {${dataVersion}},
  url = {${address}},
  note = {Data version ${dataVersion}, CC BY 4.0}
}
`);
});

it("names the whole dataset where no record is given, and no address where there is none", () => {
  expect(citeInWords({ dataVersion })).toBe(
    `naijaref: Nigerian reference data. Data version ${dataVersion}, CC BY 4.0.`,
  );
  expect(writeBibtex({ dataVersion })).not.toMatch(/url|howpublished/);
});

/** What the compiler cannot see when a domain is added, and somebody forgets one of its parts. */

const below = (path: string): string[] => readdirSync(new URL(`../../../../${path}`, import.meta.url));

it("gives each table a name of its own", () => {
  const names = domainNames.flatMap((domain) => Object.keys(domains[domain].tables));
  expect(names).toEqual(tableNames);
});

it("has every folder of data, with a guide and operations, and every operation of a file", async () => {
  const about = ["evidence", "witnesses"];
  const folders = below("data").filter((name) => !name.includes(".") && !about.includes(name));
  expect(datasetNames.toSorted()).toEqual(folders.sort());
  expect(below("docs")).toEqual(expect.arrayContaining(folders.map((name) => `${name}.md`)));
  const domainsWith = Object.values(contract).map(({ domain }) => domain);
  expect([...new Set<string>(domainsWith)]).toEqual(domainNames);
  const files = below("packages/api/src/contract").filter((name) => /^[\w-]+\.ts$/.test(name));
  const modules = files.map((name): Promise<object> => import(/* @vite-ignore */ `./${name}`));
  const exported = (await Promise.all(modules)).flatMap((module): unknown[] => Object.values(module));
  const described = exported.flatMap((value) => Object.entries<unknown>(Object(value)));
  const ids = described.filter(([, value]) => Object(value).domain !== undefined).map(([id]) => id);
  expect(Object.keys(contract)).toEqual(expect.arrayContaining(ids));
});

describe("a list in a sentence", () => {
  it.each([
    [[], "", ""],
    [["Kano"], "Kano", "Kano"],
    [["Kano", "Oyo"], "Kano and Oyo", "Kano or Oyo"],
    [["Kano", "Oyo", "Edo"], "Kano, Oyo and Edo", "Kano, Oyo or Edo"],
    // A comma in an item is not taken for one of the list.
    [["Kano", "Ikeja, Lagos"], "Kano and Ikeja, Lagos", "Kano or Ikeja, Lagos"],
  ])("%j", (items, all, one) => {
    expect([withAnd(items), withOr(items)]).toEqual([all, one]);
  });
});

const WORDS = ["senatorial_district", "federal_constituency", "lga", "ward"] as const;

it("finds a word in any writing of it, and no other", () => {
  fc.assert(
    fc.property(fc.constantFrom(...WORDS), fc.constantFrom(" ", "-", "_", " - "), (word, between) => {
      expect(wordAmong(WORDS, ` ${word.toUpperCase().replaceAll("_", between)} `)).toBe(word);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const letters = (one: string): string => one.toLowerCase().replaceAll(/[\s_-]/g, "");
      const found = wordAmong(WORDS, text);
      expect(found === undefined || letters(found) === letters(text)).toBe(true);
    }),
  );
});

it("keeps lists apart, and says which word was probably meant", () => {
  expect(wordAmong(["state"], "lga")).toBeUndefined();
  expect(closestWord(WORDS, "wrad")).toBe("ward");
  expect(closestWord(["state", "zone"], "stat")).toBe("state");
});
