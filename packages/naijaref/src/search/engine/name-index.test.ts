import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countEdits } from "../../../../../tests/library/count-edits.ts";
import { fold, joined } from "../../names/fold.ts";
import type { NamedEntry } from "./index-tables.ts";
import { createNameIndex } from "./name-index.ts";
import {
  BEGINNING,
  BEGINNING_SPAN,
  EXACT,
  FIRST_WORDS,
  FIRST_WORDS_SPAN,
  MAX_WORDS_COMPARED,
  OTHER_KIND,
  OTHER_ORDER,
  RELATED,
  SOME_WORDS,
  SOME_WORDS_SPAN,
  TYPOS,
  WITHIN,
} from "./tuning.ts";

const entries: readonly NamedEntry[] = [
  { name: "Kano", kind: "state", codes: ["KN", "NG-KN"] },
  { name: "Lagos", kind: "state", aliases: ["Eko"], codes: ["LA", "24"] },
  { name: "Surulere", kind: "lga", codes: ["24-20"], within: 1 },
  { name: "Tudun Wada", kind: "lga", aliases: ["T/Wada"], within: 0 },
  { name: "Lagos Island", kind: "lga", within: 1 },
  { name: "Tudun Wada", kind: "ward", within: 4 },
  { name: "Ogbor II", kind: "ward", within: 2 },
  { name: "Ogbor I", kind: "ward", within: 2 },
  { name: "Alausa/Oregun/Olusosun", kind: "ward", within: 4 },
  { name: "Lagos", kind: "ward", within: 3 },
  { name: "Rano", kind: "lga", relatedNames: ["Kibiya Gari"], within: 0 },
  { name: "Rano Gari", kind: "ward", within: 10 },
];

const OPTIONS = {
  kinds: ["state", "lga", "ward"],
  kindWords: { state: ["State"], lga: ["LGA", "Local Government", "Local Government Area"], ward: ["Ward"] },
  idleWords: ["Nigeria"],
};
const { search } = createNameIndex(entries, OPTIONS);

/** The names found, best first. */
const find = (query: string, options: Parameters<typeof search>[1] = {}): string[] =>
  search(query, options).map(({ at }) => `${at} ${entries[at]?.name}`);

/** The scores of one class: where in it depends on how much is typed, and on the numbers of `tuning.ts`. */
type Range = readonly [least: number, most: number];

const from = (least: number, span: number, taken = 0): Range => [least - taken, least + span - taken];

describe("search", () => {
  it.each<[what: string, query: string, found: string, score: number | Range]>([
    ["the name", "Surulere", "2 Surulere", EXACT],
    ["the name without spaces", "tudunwada", "3 Tudun Wada", EXACT],
    ["the name with other marks between words", "TUDUN-WADA", "3 Tudun Wada", EXACT],
    ["the name with accents", "Súrúlẹ́rẹ̀", "2 Surulere", EXACT],
    ["initials with full stops", "Lagos I.S.L.A.N.D.", "4 Lagos Island", EXACT],
    ["hooked letters", "Tuɗun Waɗa", "3 Tudun Wada", EXACT],
    ["an alias", "eko", "1 Lagos", EXACT],
    ["a code", "la", "1 Lagos", EXACT],
    ["a code with other marks", "ng kn", "0 Kano", EXACT],
    ["an Arabic numeral", "Ogbor 2", "6 Ogbor II", EXACT],
    ["the kind", "Kano State", "0 Kano", EXACT],
    ["the longest phrase of a kind", "Surulere Local Government Area", "2 Surulere", EXACT],
    ["the kind before it", "Ward Ogbor 2", "6 Ogbor II", EXACT],
    ["a code in parts", " 24 / 20 ", "2 Surulere", EXACT],
    ["the country", "Kano, Nigeria", "0 Kano", EXACT],
    ["another order", "wada tudun", "3 Tudun Wada", OTHER_ORDER],
    ["what is around it", "Surulere, Lagos State", "2 Surulere", EXACT - WITHIN],
    ["what is around it first", "Lagos Surulere", "2 Surulere", EXACT - WITHIN],
    ["what is around what is around it", "Ogbor 1 Lagos", "7 Ogbor I", EXACT - WITHIN],
    ["what is around it, begun", "Surulere Lag", "2 Surulere", EXACT - WITHIN],
    ["a beginning", "surul", "2 Surulere", from(BEGINNING, BEGINNING_SPAN)],
    ["a beginning of a code", "24-2", "2 Surulere", from(BEGINNING, BEGINNING_SPAN)],
    ["a later word", "oregun", "8 Alausa/Oregun/Olusosun", from(SOME_WORDS, SOME_WORDS_SPAN)],
    ["later words", "olusosun oregun", "8 Alausa/Oregun/Olusosun", from(SOME_WORDS, SOME_WORDS_SPAN)],
    ["a later word, begun", "olusos", "8 Alausa/Oregun/Olusosun", [1, TYPOS]],
    ["a related name", "kibiya gari", "10 Rano", EXACT - RELATED],
    ["a related name and what is around it", "kibiya gari, kano", "10 Rano", EXACT - RELATED - WITHIN],
    ["a beginning of a related name", "kibiya", "10 Rano", from(FIRST_WORDS, FIRST_WORDS_SPAN, RELATED)],
    ["a typo", "surulre", "2 Surulere", [1, TYPOS]],
    ["two typos", "tudjun waad", "3 Tudun Wada", [1, TYPOS]],
    ["a typo in a beginning", "alauas", "8 Alausa/Oregun/Olusosun", [1, TYPOS]],
    ["typos, what is around it, and another order", "Surulere Lagso", "2 Surulere", [1, TYPOS]],
    ["a stray word", "surulere stadium", "2 Surulere", [1, TYPOS]],
  ])("finds by %s: %s", (_, query, found, score) => {
    const [first] = search(query);
    const [least, most] = typeof score === "number" ? [score, score] : score;
    expect(`${first?.at} ${entries[first?.at ?? 0]?.name}`).toBe(found);
    expect(first?.score).toBeGreaterThanOrEqual(least);
    expect(first?.score).toBeLessThanOrEqual(most);
  });

  it("lists equal matches by kind, name and place", () => {
    expect(find("lagos")).toEqual(["1 Lagos", "9 Lagos", "4 Lagos Island"]);
    expect(find("tudun wada")).toEqual(["3 Tudun Wada", "5 Tudun Wada"]);
    expect(find("ogbor")).toEqual(["7 Ogbor I", "6 Ogbor II"]);
  });

  it("puts whole first words before the beginning of a word, and what is around before what is in it", () => {
    const words = createNameIndex([
      { name: "Aba I", within: 2 },
      { name: "Abak" },
      { name: "Aba North" },
      { name: "Abakaliki Town" },
    ]);
    expect(words.search("aba").map(({ at }) => at)).toEqual([2, 0, 1, 3]);
  });

  it("says which related name matched, and reads none as what is around", () => {
    expect(search("kibiya gari")).toEqual([{ at: 10, score: EXACT - RELATED, matched: "Kibiya Gari" }]);
    expect(find("rano gari kibiya")[0]).not.toBe("11 Rano Gari");
  });

  it("puts another kind than the query says behind", () => {
    expect(search("Tudun Wada Ward").map(({ at, score }) => [at, score])).toEqual([
      [5, EXACT],
      [3, EXACT - OTHER_KIND],
    ]);
  });

  it("keeps to the kinds asked for, and to the limit", () => {
    expect(find("lagos", { kinds: ["ward"] })).toEqual(["9 Lagos"]);
    expect(find("lagos", { kinds: [] })).toEqual([]);
    expect(find("lagos", { limit: 1 })).toEqual(["1 Lagos"]);
  });

  it("says which name or code matched", () => {
    const matched = (query: string) => search(query)[0]?.matched;
    expect(["LAGOS", "eko", "24", "t wada", "tudun wda"].map(matched)).toEqual([
      "Lagos",
      "Eko",
      "24",
      "T/Wada",
      "Tudun Wada",
    ]);
  });

  it("finds nothing like nothing, and no code with a typo or by its letters alone", () => {
    for (const query of ["", " - ", "😀", "qqqqqqqq", "مرحبا", "z", "nk", "ng", "24-21"])
      expect(find(query), query).toEqual([]);
    expect(createNameIndex([]).search("lagos")).toEqual([]);
  });
});

/** Any text, of any length, and texts more like names. */
const anyQuery = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(..."aeiouklnst IVX123-/'"), maxLength: 64 }),
  fc
    .array(fc.constantFrom("lagos", "ogbor", "i", "2", "ward", "lga", "wda", "x"), { maxLength: 20 })
    .map((words) => words.join(" ")),
);

describe("any query, in any list", () => {
  const names = fc.string({ unit: fc.constantFrom(..."abcdeni vx2-Ọ字"), minLength: 1, maxLength: 16 });
  const lists = fc
    .array(names, { minLength: 1, maxLength: 40 })
    .map((list) => list.filter((name) => fold(name) !== "").map((name): NamedEntry => ({ name })));

  it("is answered, in order, the same each time, with whole scores from 1 to 1000 and no more than asked for", () => {
    fc.assert(
      fc.property(anyQuery, fc.integer({ min: 1, max: 50 }), (query, limit) => {
        const found = search(query, { limit });
        expect(found.length).toBeLessThanOrEqual(limit);
        expect(found.map(({ score }) => score)).toEqual(
          found.map(({ score }) => score).sort((a, b) => b - a),
        );
        expect(found.every(({ score }) => Number.isInteger(score) && score >= 1 && score <= 1000)).toBe(true);
        expect(new Set(found.map(({ at }) => at)).size).toBe(found.length);
        expect(search(query, { limit })).toEqual(found);
      }),
      { numRuns: 3000 },
    );
  });

  it("finds every name by itself, first, with the top score", () => {
    fc.assert(
      fc.property(lists, (list) => {
        const { search } = createNameIndex(list);
        for (const [at, { name }] of list.entries()) {
          const best = search(name, { limit: 50 }).filter(({ score }) => score === 1000);
          expect(
            best.map((match) => match.at),
            name,
          ).toContain(at);
        }
      }),
    );
  });

  it("finds every name of six letters and more in spite of two typos", () => {
    const typed = fc.string({ unit: fc.constantFrom(..."abcdeni"), minLength: 6, maxLength: 14 });
    fc.assert(
      fc.property(lists, typed, typed, (list, name, query) => {
        if (countEdits(joined(fold(name)), joined(fold(query))) > 2) return;
        const { search } = createNameIndex([...list, { name }]);
        expect(search(query, { limit: 50 }).map(({ at }) => at)).toContain(list.length);
      }),
    );
  });

  it("finds letter by letter, and in whatever order it is asked, what an index finds that was never asked", () => {
    const typed = fc.array(
      fc.constantFrom("lagos", "ogbor", "tudn", "wada", "alausa", "surulre", "II", "2"),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 3 }), anyQuery, (queries, last) => {
        const used = createNameIndex(entries, OPTIONS);
        const texts = queries.map((words) => words.join(" "));
        for (const text of [...texts, last, ...texts])
          for (let at = 1; at <= text.length; at++) used.search(text.slice(0, at));
        for (const text of [...texts, last])
          expect(used.search(text), text).toEqual(createNameIndex(entries, OPTIONS).search(text));
      }),
    );
  });

  it("is looked for in a bounded part of a long list", () => {
    const syllables = ["ba", "ko", "ri", "ma", "du", "gu", "sa", "la", "i", "II", " "];
    const long = Array.from({ length: 5000 }, (_, at) => ({
      name: [7, 31, 131, 631, 1].map((step) => syllables[Math.floor(at / step) % syllables.length]).join(""),
      codes: [String(at)],
    }));
    const index = createNameIndex(long);
    const count = (query: string): number => {
      index.search(query, { limit: 50 });
      return index.work();
    };
    const bound = 2 * long.length + MAX_WORDS_COMPARED;
    fc.assert(
      fc.property(
        fc.oneof(
          anyQuery,
          fc.string({ unit: fc.constantFrom(...syllables), maxLength: 30 }),
          fc.array(fc.constantFrom(...syllables, "2"), { maxLength: 24 }).map((words) => words.join(" ")),
        ),
        (query) => {
          expect(count(query), query).toBeLessThan(bound);
        },
      ),
      { numRuns: 2000 },
    );
    expect(count("1")).toBeGreaterThan(500);
    const common = Array.from({ length: 5000 }, (_, at) => ({ name: `ba ko ri ma du gu sa la ${at}` }));
    const { search, work } = createNameIndex(common);
    expect(search("la ri ko du sa gu ma ba x y")).toHaveLength(10);
    expect(work()).toBeGreaterThan(MAX_WORDS_COMPARED / 2);
    expect(work()).toBeLessThan(2 * MAX_WORDS_COMPARED);
  });
});
