import { readdirSync } from "node:fs";
import { localitiesNamed } from "../../packages/naijaref/src/localities/index.ts";
import { createMatcher, type Matcher, type MatchKind } from "../../packages/naijaref/src/match/index.ts";
import { fold } from "../../packages/naijaref/src/names/fold.ts";
import { getLga } from "../../packages/naijaref/src/places/index.ts";
import { readCsvBeside } from "../../tools/data/table/csv.ts";

/**
 * A name as a public list spells it, and the code of what that list means by it, known from the list's own
 * code or, for wards, because it is the only name of the LGA that is left. No code if it cannot be known.
 */
export interface Case {
  readonly kind: MatchKind;
  readonly state: string;
  readonly lga: string;
  readonly name: string;
  readonly expected: string;
  readonly isHeldOut: boolean;
}

const folder = new URL("lists/", import.meta.url);

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

export const readCases = (): Case[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".csv"))
    .sort()
    .flatMap((file) => readCsvBeside(`lists/${file}`, import.meta.url))
    .map(({ kind, state = "", lga = "", name = "", expected = "" }) => ({
      kind: kind as MatchKind,
      state,
      lga,
      name,
      expected,
      isHeldOut: isHeldOut(expected === "" ? name : expected),
    }));

/** The code that a way of matching gives a name, or undefined where it gives none. */
export type Answer = (row: Case) => string | undefined;

export interface Quality {
  readonly rows: number;
  readonly right: number;
  readonly wrong: number;
  /** Names that mean something and were given no code. */
  readonly missed: number;
}

export function measureQuality(cases: readonly Case[], answer: Answer): Quality {
  let [right, wrong, missed] = [0, 0, 0];
  for (const row of cases) {
    const code = answer(row);
    if (code === undefined) missed += row.expected === "" ? 0 : 1;
    else if (code === row.expected) right++;
    else wrong++;
  }
  return { rows: cases.length, right, wrong, missed };
}

export const precisionOf = ({ right, wrong }: Quality): number => right / Math.max(1, right + wrong);

export const recallOf = ({ right, wrong, missed }: Quality): number =>
  right / Math.max(1, right + wrong + missed);

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
    return row.expected === "" && code !== undefined && !isLgaOfPlace(row.name, code);
  });

/** The code that the matcher gives a name in its state and LGA. */
export function openMatchers(): Answer {
  const matchers = new Map<MatchKind, Matcher>();
  return ({ kind, name, state, lga }) => {
    const matcher = matchers.get(kind) ?? createMatcher({ kind });
    matchers.set(kind, matcher);
    return matcher.match(name, { state, lga }).code ?? undefined;
  };
}
