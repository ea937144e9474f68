import fc from "fast-check";
import { expect, it } from "vitest";
import { isWhole } from "../../../../../checks/cases.ts";
import { rankPlainly } from "../../../../../tests/library/plain-ranking.ts";
import { ROUNDING } from "../../names/edit.ts";
import type { ListKind } from "../kinds.ts";
import { MATCH_LISTS } from "../lists/lists.ts";
import type { Names } from "../lists/names.ts";
import { scopesOf } from "../lists/scopes.ts";
import { readName } from "../reading/reading.ts";
import { FARTHEST, MARGIN } from "../thresholds.ts";
import { type Finding, rank } from "./ranking.ts";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** A slip of a hand: of so many letters, where it happens, and which letter is typed. */
const slip = fc.tuple(
  fc.constantFrom("leave", "put", "change", "swap", "double", "cut", "join", "turn", "begin"),
  fc.nat(60),
  fc.constantFrom(...LETTERS),
);

type Slip = readonly [how: string, where: number, letter: string];

function damage(text: string, slips: readonly Slip[]): string {
  let damaged = text;
  for (const [how, where, letter] of slips) {
    const at = where % (damaged.length + 1);
    const [before, here, after] = [damaged.slice(0, at), damaged.charAt(at), damaged.slice(at + 1)];
    if (how === "leave") damaged = before + after;
    else if (how === "put") damaged = before + letter + here + after;
    else if (how === "change") damaged = before + letter + after;
    else if (how === "swap") damaged = before + after.charAt(0) + here + after.slice(1);
    else if (how === "double") damaged = before + here + here + after;
    else if (how === "cut") damaged = `${before} ${here}${after}`;
    else if (how === "join") damaged = damaged.replace(/[^A-Za-z]/, "");
    else if (how === "turn") damaged = damaged.split(" ").reverse().join(" ");
    else damaged = damaged.replace(/\w+/, (word) => word.slice(0, 1 + (where % 3)));
  }
  return damaged;
}

const kinds = Object.keys(MATCH_LISTS) as ListKind[];
const textsOf = (kind: ListKind): string[] =>
  [...MATCH_LISTS[kind].entries()].flatMap(({ name, aliases }) => [name, ...aliases]);
const texts = new Map(kinds.map((kind) => [kind, textsOf(kind)]));
const words = [...new Set([...texts.values()].flat().flatMap((text) => text.split(/[^A-Za-z]+/)))];

/** A name of a list, or words of many names, with slips. */
const typedFor = (kind: ListKind): fc.Arbitrary<string> => {
  const ofList = fc.constantFrom(...(texts.get(kind) as string[]));
  const ofWords = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 13 });
  return fc
    .tuple(
      fc.oneof(
        { arbitrary: ofList, weight: 3 },
        { arbitrary: fc.tuple(ofList, ofList).map((both) => both.join(" ")), weight: 1 },
        { arbitrary: ofWords.map((some) => some.join(" ")), weight: 1 },
      ),
      fc.array(slip, { maxLength: 6 }),
    )
    .map(([text, slips]) => damage(text, slips));
};

const shown = (findings: readonly Finding[]) =>
  findings.map(({ name, form, distance, lacksMarks }) => ({
    code: name.entry.code,
    text: name.text,
    form,
    distance: distance.toFixed(9),
    lacksMarks,
  }));

function expectSame(kind: ListKind, text: string, names: Names): void {
  const reading = readName(text, MATCH_LISTS[kind].rules, names.words);
  const plain = rankPlainly(reading, names);
  expect(shown(rank(reading, names, FARTHEST))).toEqual(shown(plain));
  // At the margin itself, the rounding of a sum decides.
  const most = (plain[0]?.distance ?? 0) + MARGIN - ROUNDING;
  const near = (findings: readonly Finding[]) => findings.filter(({ distance }) => distance < most);
  expect(shown(near(rank(reading, names, MARGIN)))).toEqual(shown(near(plain)));
}

it.each(kinds)("finds of %s what a comparison of all names finds, and in its order", (kind) => {
  const names = scopesOf(kind).namesIn(undefined).now();
  fc.assert(
    fc.property(typedFor(kind), (text) => expectSame(kind, text, names)),
    { numRuns: isWhole ? 25 : 8 },
  );
});

it("finds in a state and in an LGA what a comparison of all their names finds", () => {
  fc.assert(
    fc.property(typedFor("ward"), fc.constantFrom("LA", "KN", "NG025011", "NG012004"), (text, place) =>
      expectSame("ward", text, scopesOf("ward").namesIn(place).now()),
    ),
    { numRuns: 60 },
  );
});
