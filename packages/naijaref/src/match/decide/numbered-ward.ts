import { fold } from "../../names/fold.ts";
import { numbersOf } from "../../names/numerals.ts";
import type { ListKind } from "../kinds.ts";
import { MATCH_LISTS } from "../lists/lists.ts";
import type { MatchEntry, Names } from "../lists/names.ts";
import type { Area } from "./area.ts";
import { find } from "./find.ts";
import { quote } from "./reasons.ts";
import { type MatchResult, matched } from "./result.ts";

const WARD_NUMBER =
  /^(?:ward|registration area|ra)(?: no)? ([0-9]{1,2}|[ivx]{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (.+))?$/;

/** The number that a name has after "Ward". */
function numberAfterWard(name: string): number | undefined {
  const [, digits = ""] = /^ward ([0-9ivx]+)(?= |$)/.exec(fold(name)) ?? [];
  return numbersOf(digits)[0];
}

/**
 * "Ward 3" of an LGA whose wards have names: the ward that INEC numbers so. "Ward III Ogale" too, if its name
 * and its number in the INEC code agree.
 */
export function findNumberedWard(
  text: string,
  list: ListKind,
  { lga }: Area,
  names: Names,
): MatchResult | undefined {
  if (list !== "ward" || lga === undefined) return undefined;
  const [, digits = "", rest] = WARD_NUMBER.exec(fold(text)) ?? [];
  const [number] = numbersOf(digits);
  if (number === undefined) return undefined;
  // An LGA that counts its wards, "Ward I N2" and so on.
  const counted = names.entries.filter(({ name }) => numberAfterWard(name) === number);
  if (rest === undefined && counted.length === 1)
    return matched(
      counted[0] as MatchEntry,
      "alias",
      0.97,
      `${quote(text)} is the only ward of its LGA with that number: ${counted[0]?.label}.`,
      [],
    );
  if (names.list.some(({ reading }) => reading.words.length === 0)) return undefined;
  const entry = names.entries.find(({ code }) => Number(code.slice(-2)) === number);
  if (entry === undefined) return undefined;
  const said = `the number of ${entry.label} in its INEC code, ${entry.code}`;
  if (rest === undefined) return matched(entry, "alias", 0.9, `${quote(text)} is ${said}.`, []);
  const found = find(rest, names, MATCH_LISTS.ward, "lga");
  return found.status !== "ambiguous" && found.findings[0]?.name.entry === entry
    ? matched(entry, "alias", 0.97, `${quote(text)} has the name and ${said}.`, [])
    : undefined;
}
