import { fold, joined } from "../../text/fold.ts";
import type { NamedEntry } from "./entries.ts";
import { scoreBeginning } from "./scores.ts";
import { EXACT } from "./tuning.ts";

/** The codes of entries, sorted by what is compared: folded, without separators. */
export interface Codes {
  readonly compared: readonly string[];
  readonly texts: readonly string[];
  readonly owners: readonly number[];
}

/** Receives a code that matches: its index among the codes. */
export type OfferCode = (at: number, score: number) => void;

export function collectCodes(entries: readonly NamedEntry[]): Codes {
  const texts: string[] = [];
  const owners: number[] = [];
  for (const [owner, { codes = [] }] of entries.entries()) {
    for (const text of codes) {
      texts.push(text);
      owners.push(owner);
    }
  }
  const compared = texts.map((text) => joined(fold(text)));
  const order = Uint32Array.from(compared.keys()).sort((a, b) =>
    compared[a] === compared[b] ? a - b : (compared[a] as string) < (compared[b] as string) ? -1 : 1,
  );
  const inOrder = <T>(list: readonly T[]): T[] => Array.from(order, (at) => list[at] as T);
  return { compared: inOrder(compared), texts: inOrder(texts), owners: inOrder(owners) };
}

/**
 * Offers the codes that equal the query, folded and joined, and the codes that begin with it if it has a
 * digit. Returns how many it looked at.
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
