import { fold } from "../../text/fold.ts";
import type { EntryName, Names } from "../lists/names.ts";
import { numbersOf } from "../reading/numerals.ts";
import type { Reading } from "../reading/reading.ts";
import { quote } from "./reasons.ts";
import { candidateFrom, type MatchResult, MOST_CANDIDATES, nothing, round } from "./result.ts";
import type { Weighed } from "./weigh.ts";

/** Lists write the ward's number in INEC's code behind its name: "Gbarain I Ward 7". */
const NUMBERED = / ward (?:no )?([0-9]+)$/;

/** The number of the name, and another after "Ward". */
const TWO_NUMBERS = /(?:^| )([0-9]+|[ivx]+) (?:ward|ra)(?: no)? (?:[0-9]+|[ivx]+)$/;

/**
 * The wards whose number in INEC's code is the one after "Ward": "Amassoma Ward 11" may be Amassoma II, or
 * Amassoma III, which has 11 in its code.
 */
export function wardsNumbered(
  text: string,
  { joined: words, marks }: Reading,
  names: Names,
): readonly EntryName[] {
  const number = Number(NUMBERED.exec(fold(text))?.[1]);
  if (!marks.includes(`#${number}`)) return [];
  return names.list.filter(
    ({ entry, reading }) =>
      entry.kind === "ward" && Number(entry.code.slice(-2)) === number && reading.joined === words,
  );
}

/**
 * "Oyiakiri III Ward 2" is not Oyiakiri II: the number before "Ward" is the name's. Undefined if the
 * likeliest ward has it.
 */
export function withNumberOfAnother(text: string, weighed: readonly Weighed[]): MatchResult | undefined {
  const [, number = ""] = TWO_NUMBERS.exec(fold(text)) ?? [];
  const numbers = numbersOf(number);
  const [best] = weighed;
  const has = ({ name }: Weighed): boolean => numbers.some((its) => name.reading.marks.includes(`#${its}`));
  if (best === undefined || numbers.length === 0 || has(best)) return undefined;
  const meant = [best, ...weighed.filter((one) => has(one) && isSameName(one, best))];
  const share = round(1 / (meant.length + 1));
  return {
    ...nothing(
      "",
      meant.slice(0, MOST_CANDIDATES).map(({ entry }) => candidateFrom(entry, share)),
    ),
    status: "ambiguous",
    why: `${quote(text)} has two numbers, and ${best.entry.label} has not the first.`,
  };
}

const isSameName = ({ name }: Weighed, other: Weighed): boolean =>
  name.reading.joined === other.name.reading.joined;
