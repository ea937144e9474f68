import { localitiesNamed } from "../../packages/naijaref/src/localities/index.ts";
import { fold } from "../../packages/naijaref/src/names/fold.ts";
import { getLga } from "../../packages/naijaref/src/places/index.ts";
import type { Case } from "./lists.ts";

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
