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
  const inOrder = [...spans].sort((a, b) => a.at - b.at);
  const slice = (from: number, to: number): string =>
    text.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? text.length);
  const used = inOrder.map(({ at, length }) => slice(at, at + length));
  const unused: string[] = [];
  let next = 0;
  for (const { at, length } of [...inOrder, { at: tokens.length, length: 0 }]) {
    if (at > next) unused.push(slice(next, at));
    next = Math.max(next, at + length);
  }
  const rest = text.slice(tokens.at(-1)?.to ?? 0).trim();
  return { used, unused: /[\p{L}\p{N}]/u.test(rest) ? [...unused, rest] : unused };
}
