import { foldsToNothing } from "../names/fold.ts";
import type { Token } from "../names/tokens.ts";

/** Some words of an address: the first, and how many. */
export interface Span {
  readonly at: number;
  readonly length: number;
}

/** The parts of a text that count, and the others, in its order. */
export function partsOf(
  text: string,
  tokens: readonly Token[],
  spans: readonly Span[],
): { readonly used: readonly string[]; readonly unused: readonly string[] } {
  const inOrder = spans.slice().sort((a, b) => a.at - b.at);
  const used: string[] = [];
  const unused: string[] = [];
  const slice = (from: number, to: number): string =>
    text.slice((tokens[from] as Token).from, (tokens[to - 1] as Token).to);
  let next = 0;
  for (const { at, length } of inOrder) {
    used.push(slice(at, at + length));
    if (at > next) unused.push(slice(next, at));
    next = Math.max(next, at + length);
  }
  if (next < tokens.length) unused.push(slice(next, tokens.length));
  // More words than are read.
  const end = tokens.at(-1)?.to ?? 0;
  if (end < text.length && !foldsToNothing(text.slice(end))) unused.push(text.slice(end).trim());
  return { used, unused };
}
