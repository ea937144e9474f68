import { fold, joined } from "../../text/fold.ts";
import type { NamedEntry } from "./entries.ts";
import { orderTexts } from "./order.ts";
import { scoreBeginning } from "./scores.ts";
import { EXACT } from "./tuning.ts";

/** The codes of entries, sorted by what is compared: folded, without separators. */
export interface Codes {
  readonly compared: readonly string[];
  readonly texts: readonly string[];
  readonly owners: Uint32Array;
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
  const order = orderTexts(folded);
  const inOrder = <T>(list: readonly T[]): T[] => Array.from(order, (at) => list[at] as T);
  return {
    compared: inOrder(folded),
    texts: inOrder(texts),
    owners: order.map((at) => owners[at] as number),
  };
}

/**
 * Offers the codes that equal the folded query, ignoring spaces, and the codes that begin with it if it has a
 * digit. Returns how many it looked at.
 */
export function offerCodes({ compared }: Codes, folded: string, offer: OfferCode): number {
  const asked = joined(folded);
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
