import { fold, joined } from "../text/fold.ts";
import type { NamedEntry } from "./entries.ts";
import { EXACT, scoreBeginning } from "./scores.ts";

/** The codes of entries, in order of how they are compared: folded, without what parts them. */
export interface Codes {
  readonly compared: readonly string[];
  readonly texts: readonly string[];
  readonly owners: readonly number[];
}

/** Told of a code that matches: its place among the codes. */
export type OfferCode = (at: number, score: number) => void;

const codeOf = (text: string): string => joined(fold(text));

export function collectCodes(entries: readonly NamedEntry[]): Codes {
  const codes = entries.flatMap(({ codes = [] }, owner) =>
    codes.map((text) => ({ compared: codeOf(text), text, owner })),
  );
  codes.sort((a, b) => (a.compared === b.compared ? a.owner - b.owner : a.compared < b.compared ? -1 : 1));
  return {
    compared: codes.map((code) => code.compared),
    texts: codes.map((code) => code.text),
    owners: codes.map((code) => code.owner),
  };
}

/**
 * Offers the codes that are the query, folded and joined, and those that begin with it if it has a digit. Answers
 * how many it looked at.
 */
export function offerCodes({ compared }: Codes, asked: string, offer: OfferCode): number {
  const begun = /[0-9]/.test(asked);
  let low = 0;
  let high = compared.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((compared[middle] as string) < asked) low = middle + 1;
    else high = middle;
  }
  let at = low;
  for (let code = compared[at]; code?.startsWith(asked) && (begun || code === asked); code = compared[++at])
    offer(at, code === asked ? EXACT : scoreBeginning(asked.length, code.length));
  return at - low;
}
