import { describe, expect, it } from "vitest";
import { fold, joined } from "../../packages/naijaref/src/names/fold.ts";
import { countEdits } from "../../tests/library/count-edits.ts";
import { makeCorpus, SHOWN } from "./corpus.ts";

const names = [
  "Ikeja",
  "Port Harcourt",
  "Ajeromi/Ifelodun",
  "Jema'a",
  "Sabon Gari",
  "Tudun Wada",
  "Uhunmwonde",
  "Surulere",
];
const places = [
  ...names.map((name) => ({ name, aliases: [] })),
  { name: "Lagos", aliases: ["Ikeja", "Eko"] },
];
const corpus = makeCorpus(places, 200);
const key = (text: string): string => joined(fold(text));
const keysOf = (at: number): string[] => [places[at]?.name ?? "", ...(places[at]?.aliases ?? [])].map(key);

/** For each query of a way, the text as it is compared, and the nearest name of what is meant. */
const asked = (way: string) =>
  (corpus.get(way) ?? []).map(({ text, meant }) => {
    const typed = key(text);
    const bearers = [...meant].flatMap(keysOf);
    return { text, typed, edits: Math.min(...bearers.map((name) => countEdits(typed, name))), bearers };
  });

describe("the corpus", () => {
  it("is the same each time, and another with another seed", () => {
    expect(makeCorpus(places, 200)).toEqual(corpus);
    expect(makeCorpus(places, 200, 1)).not.toEqual(corpus);
  });

  it("has as many queries of each way as were asked for, each with what is meant", () => {
    for (const queries of corpus.values()) {
      expect(queries).toHaveLength(200);
      expect(queries.every(({ meant }) => meant.size > 0)).toBe(true);
    }
  });

  it.each([
    ["one edit", 1],
    ["two edits, over 8 letters", 2],
    ["swapped letters", 1],
    ["doubled letter", 1],
    ["added accents", 0],
    ["missing punctuation", 0],
    ["dropped spaces", 0],
  ])("types with %s", (way, most) => {
    const edits = asked(way).map((query) => query.edits);
    expect(Math.max(...edits)).toBe(most);
  });

  it("swaps whole words", () => {
    for (const { text, bearers } of asked("swapped words")) {
      const letters = (name: string): string => [...name].sort().join("");
      expect(bearers.map(letters)).toContain(letters(key(text)));
    }
  });

  it("stops typing where the name can be in the list, and never at its end", () => {
    const all = places.flatMap((_, at) => keysOf(at));
    for (const { typed, bearers } of asked("prefix")) {
      expect(bearers.some((name) => name.startsWith(typed) && name !== typed)).toBe(true);
      expect(all.filter((name) => name.startsWith(typed)).length).toBeLessThanOrEqual(SHOWN);
    }
  });

  it("says so where no name can be typed in some way", () => {
    expect(() => makeCorpus([{ name: "Oyo", aliases: [] }], 1)).toThrow("hardly a name can be typed so");
  });

  it("means every place that bears the name", () => {
    const ikeja = [...corpus.values()].flat().filter(({ meant }) => meant.has(0));
    expect(ikeja.length).toBeGreaterThan(0);
    expect(ikeja.every(({ meant }) => meant.has(places.length - 1))).toBe(true);
  });
});
