import { fold, joined } from "../../names/fold.ts";
import type { NamedEntry, Texts } from "./name-table.ts";
import { scoreBeginning } from "./scores.ts";
import { encode, findBeginning, lengthOf, makeTerms, orderTexts, type Terms } from "./terms.ts";
import { EXACT } from "./tuning.ts";

/** The codes of entries, sorted by what is compared: folded, without separators. Some are there twice. */
export interface Codes {
  readonly compared: Terms;
  readonly texts: Texts;
  readonly owners: Uint32Array;
  /** How many letters the longest code has, and the longest of those without a digit. */
  readonly longest: number;
  readonly longestWord: number;
}

/** Receives a code that matches: its index among the codes. */
export type OfferCode = (at: number, score: number) => void;

export function collectCodes(entries: readonly NamedEntry[]): Codes {
  const texts: string[] = [];
  const owners: number[] = [];
  const folded: string[] = [];
  for (let owner = 0; owner < entries.length; owner++) {
    for (const text of entries[owner]?.codes ?? []) {
      texts.push(text);
      owners.push(owner);
      folded.push(joined(fold(text)));
    }
  }
  let longest = 0;
  let longestWord = 0;
  for (const code of folded) {
    longest = Math.max(longest, code.length);
    if (!hasDigit(code)) longestWord = Math.max(longestWord, code.length);
  }
  const order = orderTexts(folded);
  const inOrder = <T>(list: readonly T[]): T[] => Array.from(order, (at) => list[at] as T);
  return {
    compared: makeTerms(inOrder(folded)),
    texts: inOrder(texts),
    owners: order.map((at) => owners[at] as number),
    longest,
    longestWord,
  };
}

const hasDigit = (text: string): boolean => /[0-9]/.test(text);

/**
 * Offers the codes that equal the folded query, ignoring spaces, and the codes that begin with it if it has a
 * digit. Returns how many it looked at.
 */
export function offerCodes(codes: Codes, folded: string, offer: OfferCode): number {
  const { compared, longest, longestWord } = codes;
  const text = joined(folded);
  const canBegin = hasDigit(text);
  if (text.length > (canBegin ? longest : longestWord)) return 0;
  const asked = encode(compared, text);
  const [from, to] = findBeginning(compared, asked);
  let at = from;
  for (; at < to; at++) {
    const length = lengthOf(compared, at);
    if (length > asked.length && !canBegin) break;
    offer(at, length > asked.length ? scoreBeginning(asked.length, length) : EXACT);
  }
  return at - from;
}
