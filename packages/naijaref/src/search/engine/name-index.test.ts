import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countEdits } from "../../../test/count-edits.ts";
import { fold, joined } from "../../text/fold.ts";
import type { NamedEntry } from "./entries.ts";
import { createCountingIndex, createNameIndex } from "./name-index.ts";
import { MOST_WORDS_COMPARED } from "./tuning.ts";

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
  kindWords: { state: ["State"], lga: ["LGA", "Local Government"], ward: ["Ward"] },
  idleWords: ["Nigeria"],
};
const { search } = createNameIndex(entries, OPTIONS);

/** The names found, each with its score. */
const find = (query: string, options: Parameters<typeof search>[1] = {}): string[] =>
  search(query, options).map(({ at, score }) => `${at} ${entries[at]?.name} ${score}`);

describe("search", () => {
  it.each([
    ["the name", "Surulere", "2 Surulere 1000"],
    ["the name without spaces", "tudunwada", "3 Tudun Wada 1000"],
    ["the name with other marks between words", "TUDUN-WADA", "3 Tudun Wada 1000"],
    ["the name with accents", "Súrúlẹ́rẹ̀", "2 Surulere 1000"],
    ["hooked letters", "Tuɗun Waɗa", "3 Tudun Wada 1000"],
    ["an alias", "eko", "1 Lagos 1000"],
    ["a code", "la", "1 Lagos 1000"],
    ["a code with other marks", "ng kn", "0 Kano 1000"],
    ["an Arabic numeral", "Ogbor 2", "6 Ogbor II 1000"],
    ["the kind", "Kano State", "0 Kano 1000"],
    ["the country", "Kano, Nigeria", "0 Kano 1000"],
    ["another order", "wada tudun", "3 Tudun Wada 990"],
    ["what is around it", "Surulere, Lagos State", "2 Surulere 980"],
    ["what is around it first", "Lagos Surulere", "2 Surulere 980"],
    ["what is around what is around it", "Ogbor 1 Lagos", "7 Ogbor I 980"],
    ["what is around it, begun", "Surulere Lag", "2 Surulere 980"],
    ["a beginning", "surul", "2 Surulere 861"],
    ["a beginning of a code", "24-2", "2 Surulere 874"],
    ["a later word", "oregun", "8 Alausa/Oregun/Olusosun 694"],
    ["later words", "olusosun oregun", "8 Alausa/Oregun/Olusosun 754"],
    ["a later word, begun", "olusos", "8 Alausa/Oregun/Olusosun 492"],
    ["a related name", "kibiya gari", "10 Rano 948"],
    ["a related name and what is around it", "kibiya gari, kano", "10 Rano 928"],
    ["a beginning of a related name", "kibiya", "10 Rano 897"],
    ["a typo", "surulre", "2 Surulere 554"],
    ["two typos", "tudjun waad", "3 Tudun Wada 495"],
    ["a typo in a beginning", "alauas", "8 Alausa/Oregun/Olusosun 439"],
    ["typos, what is around it, and another order", "Surulere Lagso", "2 Surulere 558"],
    ["a stray word", "surulere stadium", "2 Surulere 330"],
  ])("finds by %s: %s", (_, query, found) => expect(find(query)[0]).toBe(found));

  it("lists equal matches by kind, name and place", () => {
    expect(find("lagos")).toEqual(["1 Lagos 1000", "9 Lagos 1000", "4 Lagos Island 949"]);
    expect(find("tudun wada")).toEqual(["3 Tudun Wada 1000", "5 Tudun Wada 1000"]);
    expect(find("ogbor")).toEqual(["7 Ogbor I 940", "6 Ogbor II 935"]);
  });

  it("puts whole first words before the beginning of a word, and what is around before what is in it", () => {
    const words = createNameIndex([
      { name: "Aba I", within: 2 },
      { name: "Abak" },
      { name: "Aba North" },
      { name: "Abakaliki Town" },
    ]);
    expect(words.search("aba").map(({ at, score }) => `${at} ${score}`)).toEqual([
      "2 949",
      "0 936",
      "1 874",
      "3 822",
    ]);
  });

  it("says which related name matched, and reads none as what is around", () => {
    expect(search("kibiya gari")).toEqual([{ at: 10, score: 948, matched: "Kibiya Gari" }]);
    expect(find("rano gari kibiya")[0]).not.toBe("11 Rano Gari 980");
  });

  it("puts another kind than the query says behind", () => {
    expect(find("Tudun Wada Ward")).toEqual(["5 Tudun Wada 1000", "3 Tudun Wada 800"]);
  });

  it("keeps to the kinds asked for, and to the limit", () => {
    expect(find("lagos", { kinds: ["ward"] })).toEqual(["9 Lagos 1000"]);
    expect(find("lagos", { kinds: [] })).toEqual([]);
    expect(find("lagos", { limit: 1 })).toEqual(["1 Lagos 1000"]);
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

  it("finds nothing like nothing", () => {
    for (const query of ["", " - ", "😀", "qqqqqqqq", "مرحبا", "z"]) expect(find(query), query).toEqual([]);
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
    const count = createCountingIndex(long);
    const bound = 2 * long.length + MOST_WORDS_COMPARED;
    fc.assert(
      fc.property(
        fc.oneof(
          anyQuery,
          fc.string({ unit: fc.constantFrom(...syllables), maxLength: 30 }),
          fc.array(fc.constantFrom(...syllables, "2"), { maxLength: 24 }).map((words) => words.join(" ")),
        ),
        (query) => {
          expect(count(query, { limit: 50 }).work, query).toBeLessThan(bound);
        },
      ),
      { numRuns: 2000 },
    );
    expect(count("1").work).toBeGreaterThan(500);
    const common = Array.from({ length: 5000 }, (_, at) => ({ name: `ba ko ri ma du gu sa la ${at}` }));
    const { work, matches } = createCountingIndex(common)("la ri ko du sa gu ma ba x y");
    expect(work).toBeGreaterThan(MOST_WORDS_COMPARED / 2);
    expect(work).toBeLessThan(2 * MOST_WORDS_COMPARED);
    expect(matches).toHaveLength(10);
  });
});
