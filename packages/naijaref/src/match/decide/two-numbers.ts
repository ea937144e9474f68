import { fold } from "../../names/fold.ts";
import { numbersOf } from "../../names/numerals.ts";
import { MOST_CANDIDATES } from "../thresholds.ts";
import { quote } from "./reasons.ts";
import { candidateFrom, type MatchResult, nothing, round } from "./result.ts";
import type { Weighed } from "./weigh.ts";

/** The number of the name, and another after "Ward". */
const TWO_NUMBERS = /(?:^| )([0-9]+|[ivx]+) (?:ward|ra)(?: no)? (?:[0-9]+|[ivx]+)$/;

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
