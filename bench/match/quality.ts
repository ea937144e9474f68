import { readdirSync } from "node:fs";
import type { ListKind } from "../../packages/naijaref/src/kinds/kinds.ts";
import { localitiesNamed } from "../../packages/naijaref/src/localities/index.ts";
import { createMatcher, type Matcher, type MatchResult } from "../../packages/naijaref/src/match/index.ts";
import { fold } from "../../packages/naijaref/src/names/fold.ts";
import { getLga } from "../../packages/naijaref/src/places/index.ts";
import { readCsvBeside } from "../../tools/data/table/csv.ts";

/**
 * A name as a public list spells it, and what that list means by it, known from the list's own code or, for
 * wards, because it is the only name of the LGA that is left.
 */
export interface Case {
  readonly kind: ListKind;
  readonly state: string;
  readonly lga: string;
  readonly name: string;
  /** The codes that are right; none where nothing may be answered without a person. */
  readonly expected: readonly string[];
  readonly class: string;
  readonly isHeldOut: boolean;
}

/**
 * All spellings of one record are on one side, so that what is learnt from one list does not help with
 * another.
 */
function isHeldOut(key: string): boolean {
  let hash = 0;
  for (const character of key.replace(/^(NG|SD|FC|SC)/, ""))
    hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0;
  return hash % 2 === 1;
}

const NOTHING = ["", "none", "ambiguous"];

const readFile = (file: string): Case[] =>
  readCsvBeside(file, import.meta.url).map(
    ({ kind, state = "", lga = "", text = "", name = text, expected = "", class: of = "" }) => ({
      kind: kind as ListKind,
      state,
      lga,
      name,
      expected: NOTHING.includes(expected) ? [] : expected.split("|"),
      class: of,
      isHeldOut: isHeldOut(expected === "" ? name : expected),
    }),
  );

/** The names of lists. */
export const readCases = (): Case[] =>
  readdirSync(new URL("lists/", import.meta.url))
    .filter((file) => file.endsWith(".csv"))
    .sort()
    .flatMap((file) => readFile(`lists/${file}`));

/** The cells that were chosen because they are hard. */
export const readCells = (): Case[] => readFile("cells/cells.csv");

/** The code that a way of matching gives a name, or undefined where it gives none. */
export type Answer = (row: Case) => string | undefined;

/** How many codes are right, and how many names that mean something got their code; and how many are wrong. */
export function measureQuality(cases: readonly Case[], answer: Answer) {
  let [right, wrong, missed] = [0, 0, 0];
  for (const row of cases) {
    const code = answer(row);
    if (code === undefined) missed += row.expected.length === 0 ? 0 : 1;
    else if (row.expected.includes(code)) right++;
    else wrong++;
  }
  const precision = right / Math.max(1, right + wrong);
  return { precision, recall: right / Math.max(1, right + wrong + missed), wrong };
}

/**
 * Whether a name is that of a town, a quarter, an LCDA or a headquarters, and the code that of its LGA. It is
 * the name of no LGA, but who writes it means the LGA: the matcher says so (`alias`, "a town in").
 */
function isLgaOfPlace(name: string, code: string): boolean {
  const bare = name.replace(/ LCDA$/i, "");
  return (
    localitiesNamed(bare).some(({ lgaCodes }) => lgaCodes.includes(code)) ||
    fold(getLga(code)?.headquarters ?? "") === fold(bare)
  );
}

/** The names that are no record, and were given a code that is not the LGA of a place with that name. */
export const codedThoughNone = (cases: readonly Case[], answer: Answer): readonly Case[] =>
  cases.filter((row) => {
    const code = answer(row);
    return row.expected.length === 0 && code !== undefined && !isLgaOfPlace(row.name, code);
  });

/** What the matcher says of a name in its state and LGA. */
export function openMatchers(): (row: Case) => MatchResult {
  const matchers = new Map<ListKind, Matcher>();
  return ({ kind, name, state, lga }) => {
    const matcher = matchers.get(kind) ?? createMatcher({ kind });
    matchers.set(kind, matcher);
    return matcher.match(name, { state, lga });
  };
}

/** The code that the matcher gives. */
export function openAnswers(): Answer {
  const match = openMatchers();
  return (row) => match(row).code ?? undefined;
}
