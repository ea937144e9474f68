import { MATCH_LISTS } from "../lists/lists.ts";
import type { Names } from "../lists/names.ts";
import { NAMED } from "../thresholds.ts";
import { findNamed } from "./find.ts";
import { quote } from "./reasons.ts";
import { type MatchResult, matched } from "./result.ts";

/** "Zenith Bank, Ikeja Branch", "GTB (Allen Avenue branch)". */
const BRANCH = /^(.+?)\s*[,(–-]\s*[^,(]*\bbranch\)?\s*$/i;

/** Whether a text names a branch: the place in it is no part of an institution's name. */
export const isBranch = (text: string): boolean => /\bbranch\)?\s*$/i.test(text);

/** The institution that has a branch. */
export function findBranch(text: string, names: Names): MatchResult | undefined {
  const [, bank = ""] = BRANCH.exec(text) ?? [];
  const found = bank === "" ? undefined : findNamed(bank, names, MATCH_LISTS.bank);
  const [first] = found?.findings ?? [];
  if (first === undefined || found?.status === "ambiguous" || found?.status === "none") return undefined;
  const { entry } = first.name;
  return matched(entry, "alias", NAMED, `${quote(text)} is a branch of ${entry.label}.`, []);
}
