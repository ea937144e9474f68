import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unwrap } from "../../../../tests/library/unwrap.ts";
import { listBanks } from "../banks/index.ts";
import { listConstituencies } from "../elections/index.ts";
import { isExact, SCORES, type SuggestOptions, searchBanks, searchPlaces, suggest } from "./index.ts";

const search = (query: string, options?: SuggestOptions) => unwrap(suggest(query, options));

describe("suggest", () => {
  it("finds each constituency by its codes, and each bank by its id", () => {
    for (const { kind, code, inecCode } of unwrap(listConstituencies())) {
      const found = [code, inecCode].map((text) => search(text, { kinds: [kind], limit: 1 })[0]?.code);
      expect(found).toEqual([code, code]);
    }
    for (const { id } of listBanks())
      expect(search(id, { kinds: ["bank"], limit: 2 }).map(({ code }) => code)).toContain(id);
  });

  it("gives the scores, and the order, of the searches of one kind", () => {
    fc.assert(
      fc.property(fc.constantFrom("ikeja", "oke", "lagso", "gari", "first", "north 2"), (query) => {
        expect(search(query, { kinds: ["state", "lga", "ward"], limit: 20 })).toEqual(
          unwrap(searchPlaces(query, { limit: 20 })).map((place) => ({ ...place, bankStatus: null })),
        );
        const ids = search(query, { kinds: ["bank"], limit: 20 }).map(({ code }) => code);
        expect(new Set(ids)).toEqual(new Set(unwrap(searchBanks(query, { limit: 20 })).map(({ id }) => id)));
      }),
      { numRuns: 12 },
    );
  });

  it("lists the best first, as many as asked for, of the kinds asked for", () => {
    const found = search("ikeja", { limit: 50 });
    expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).sort((a, b) => b - a));
    expect(search("ikeja", { limit: 3 })).toEqual(found.slice(0, 3));
    const kinds = new Set(search("ikeja", { kinds: ["ward", "bank"] }).map(({ kind }) => kind));
    expect([...kinds].every((kind) => kind === "ward" || kind === "bank")).toBe(true);
    expect(search("ikeja", { kinds: [] })).toEqual([]);
  });

  it("leaves out closed banks, but for the one that is named", () => {
    expect(search("diamon", { kinds: ["bank"] }).map(({ code }) => code)).not.toContain("diamond-bank");
    expect(search("diamond bank", { kinds: ["bank"] })[0]).toMatchObject({
      code: "diamond-bank",
      bankStatus: "merged",
    });
  });

  it.each([searchPlaces, searchBanks, suggest])("says why there is nothing to search for: %o", (find) => {
    for (const empty of ["", " - ", "😀".repeat(64)])
      expect(find(empty)).toEqual({ ok: false, reason: "empty" });
    expect(find("ab".repeat(33))).toEqual({ ok: false, reason: "too_long" });
  });

  it("refuses a kind that there is not, and a limit of nothing", () => {
    const town = { kinds: ["town"] } as unknown as SuggestOptions;
    expect(suggest("a", town)).toEqual({ ok: false, reason: "invalid_option", option: "kinds" });
    expect(suggest("a", { limit: 0 })).toEqual({ ok: false, reason: "invalid_option", option: "limit" });
  });
});

it.each([
  ["Ikeja", true],
  ["LA", true],
  ["Egbado North", true],
  ["24-11-01", true],
  ["Ikeja, Lagos", true],
  ["Ward 3 Ikeja", true],
  ["Asaba", false],
  ["North Ibadan", false],
  ["Onitsha", false],
  ["Ikej", false],
  ["Ikejaa", false],
])("isExact of the first result for %s is %s", (query, exact) => {
  expect(search(query, { kinds: ["state", "lga", "ward"], limit: 1 }).map(isExact)).toEqual([exact]);
});

const scoreOf = (query: string): number => unwrap(searchPlaces(query, { limit: 1 }))[0]?.score ?? 0;

it("has the least score of a name, of first words, and of a beginning", () => {
  expect(scoreOf("Ikeja")).toBe(SCORES.name);
  expect(scoreOf("Onitsha")).toBeGreaterThanOrEqual(SCORES.firstWords);
  expect(scoreOf("Onitsha")).toBeLessThan(SCORES.name);
  expect(scoreOf("Kadu")).toBeGreaterThanOrEqual(SCORES.beginning);
  expect(scoreOf("Kadu")).toBeLessThan(SCORES.firstWords);
  expect(scoreOf("Ikejaa")).toBeLessThan(SCORES.beginning);
  expect(Object.isFrozen(SCORES)).toBe(true);
});
