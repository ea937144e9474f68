import type { SearchResult } from "../generated/records.ts";
import { romanNumber as numberOf } from "../names/numerals.ts";
import { getLga, getWard } from "../places/index.ts";
import { WITHIN, wordsOf } from "./engine/index.ts";
import { describePlace } from "./place.ts";

/** A ward named by its number in its LGA: for "Ward 3 Ikeja" the number 3, and "ikeja". */
interface NumberedWard {
  readonly number: number;
  readonly lga: string;
}

export function readWardNumber(query: string): NumberedWard | undefined {
  if (!/ward/i.test(query)) return undefined;
  const words = wordsOf(query);
  const at = words.findIndex((word, place) => word === "ward" && numberOf(words[place + 1]) !== undefined);
  const number = numberOf(words[at + 1]);
  if (at < 0 || number === undefined || words.length === 2) return undefined;
  return { number, lga: [...words.slice(0, at), ...words.slice(at + 2)].join(" ") };
}

/**
 * The wards with the number in a query, in the LGAs that the rest of the query finds. A ward's score is the
 * score of its LGA minus `WITHIN`, because a part of the query names the LGA. `matched` is the ward's code.
 */
export function findNumberedWards(
  query: string,
  searchLgas: (query: string) => readonly SearchResult[],
): SearchResult[] {
  const asked = readWardNumber(query);
  if (asked === undefined) return [];
  return searchLgas(asked.lga).flatMap(({ code, score }) => {
    const ward = getWard(`${getLga(code)?.inecCode}-${String(asked.number).padStart(2, "0")}`);
    if (ward === undefined) return [];
    return [describePlace(ward, score - WITHIN, ward.code)];
  });
}
