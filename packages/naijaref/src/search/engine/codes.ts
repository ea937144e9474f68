import { fold, joined } from "../../text/fold.ts";
import type { NamedEntry } from "./entries.ts";
import { scoreBeginning } from "./scores.ts";
import { orderTexts, textsOf } from "./texts.ts";
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
    const { codes } = entries[owner] as NamedEntry;
    if (codes === undefined) continue;
    for (let at = 0; at < codes.length; at++) {
      const text = codes[at] as string;
      texts.push(text);
      owners.push(owner);
      folded.push(joined(fold(text)));
    }
  }
  const order = orderTexts(textsOf(folded));
  const codes = { compared: [] as string[], texts: [] as string[], owners: new Uint32Array(order.length) };
  for (let place = 0; place < order.length; place++) {
    const at = order[place] as number;
    codes.compared.push(folded[at] as string);
    codes.texts.push(texts[at] as string);
    codes.owners[place] = owners[at] as number;
  }
  return codes;
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
