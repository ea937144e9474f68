import { listLgas, listStates, listWards } from "naijaref/places";
import { searchPlaces } from "naijaref/search";
import { describe, expect, it } from "vitest";
import { makeCorpus, recallOf, SHOWN } from "./corpus.ts";

/**
 * What our search finds at least, of all ways of typing all names and aliases: in the list, and first in it.
 */
const LEAST: Readonly<Record<string, { readonly shown: number; readonly first?: number }>> = {
  // Towns and quarters lead to their LGAs too, and take some of the places shown.
  "one edit": { shown: 0.985, first: 0.925 },
  "two edits, over 8 letters": { shown: 0.98, first: 0.94 },
  "two edits, 6 to 8 letters": { shown: 0.95 },
  "swapped letters": { shown: 0.99, first: 0.97 },
  "doubled letter": { shown: 0.99, first: 0.95 },
  "added accents": { shown: 0.99, first: 0.99 },
  "missing punctuation": { shown: 0.99, first: 0.99 },
  "dropped spaces": { shown: 0.99, first: 0.99 },
  "swapped words": { shown: 0.99, first: 0.98 },
  prefix: { shown: 0.99 },
  "prefix with a typo": { shown: 0.9 },
};

const real = [...listStates(), ...listLgas(), ...listWards()];
const positions = new Map(real.map(({ code }, at) => [code, at]));
// With 1,000 queries a corrected name could move a recall by two points.
const ways = makeCorpus(real, 2000);

const rank = (text: string, meant: ReadonlySet<number>): number => {
  const found = searchPlaces(text, { limit: SHOWN });
  return found.ok ? found.value.findIndex(({ code }) => meant.has(positions.get(code) ?? -1)) : -1;
};

describe("what is meant is found", () => {
  it.each([...ways])("with %s", (way, queries) => {
    const { shown, first } = recallOf(queries.map(({ text, meant }) => rank(text, meant)));
    expect(shown).toBeGreaterThanOrEqual(LEAST[way]?.shown ?? 1);
    expect(first).toBeGreaterThanOrEqual(LEAST[way]?.first ?? 0);
  });

  it("in all ways that are claimed", () => expect([...ways.keys()]).toEqual(Object.keys(LEAST)));
});
