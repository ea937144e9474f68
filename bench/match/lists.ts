import { readdirSync, readFileSync } from "node:fs";
import type { MatchKind } from "../../packages/naijaref/src/match/index.ts";
import { readCsv } from "../../tools/data/table/csv.ts";

/**
 * A name as a public list spells it, and the code of what that list means by it, known from the list's own
 * code or, for wards, because it is the only name of the LGA that is left. No code if it cannot be known.
 */
export interface Case {
  readonly kind: MatchKind;
  readonly source: string;
  readonly state: string;
  readonly lga: string;
  readonly name: string;
  readonly expected: string;
  readonly isHeldOut: boolean;
}

const folder = new URL("lists/", import.meta.url);
const COLUMNS = ["kind", "source", "state", "lga", "name", "expected"] as const;

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
    .flatMap((file) => readCsv(readFileSync(new URL(file, folder), "utf8"), COLUMNS))
    .map((row) => {
      const { kind, source, state, lga, name, expected } = row as Record<(typeof COLUMNS)[number], string>;
      return {
        kind: kind as MatchKind,
        source,
        state,
        lga,
        name,
        expected,
        isHeldOut: isHeldOut(expected === "" ? name : expected),
      };
    });
