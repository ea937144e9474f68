import fc from "fast-check";
import { listBanks } from "naijaref/banks";
import { listConstituencies } from "naijaref/elections";
import { listLgas, listStates, listWards } from "naijaref/places";
import { searchPlaces, suggest } from "naijaref/search";
import { expect, it } from "vitest";
import { writeFound } from "./found-json.ts";
import { writeJson } from "./wire.ts";

const constituencies = listConstituencies();
const named = [
  ...listStates(),
  ...listLgas(),
  ...listWards(),
  ...listBanks(),
  ...(constituencies.ok ? constituencies.value : []),
].map(({ name }) => name);

/** Names, and beginnings of them, so that records of all kinds are found. */
const queries = fc
  .tuple(fc.constantFrom(...named), fc.integer({ min: 2, max: 40 }))
  .map(([name, length]) => name.slice(0, length));

it("writes all that is found as any other record is written", () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(queries, fc.string({ unit: "binary" }), (query, matched) => {
      for (const found of [searchPlaces(query), suggest(query)]) {
        if (!found.ok) continue;
        for (const one of found.value) {
          kinds.add(one.kind);
          expect(writeFound(one)).toBe(writeJson(one));
          const typed = { ...one, matched };
          expect(writeFound(typed)).toBe(writeJson(typed));
        }
      }
    }),
    { numRuns: 100 },
  );
  expect(kinds.size).toBeGreaterThan(5);
});
