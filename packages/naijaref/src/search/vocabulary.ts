import { makeTerms, type Terms } from "./terms.ts";

/**
 * Every word of every key, and every key written as one word: `terms` are these in order, `uses` are
 * the keys that each stands in.
 */
export interface Vocabulary {
  readonly terms: Terms;
  /** Terms from their ends, for words that are wrong at the beginning. */
  readonly reversed: () => { readonly terms: Terms; readonly original: Uint16Array };
  /** Where each term's uses start in `uses`. */
  readonly firstUse: Uint32Array;
  /** Key times 2, plus 1 if the term is the whole key. */
  readonly uses: Uint32Array;
  /** Where each key's terms start in `keyTerms`: its words, then the whole key. */
  readonly firstTerm: Uint32Array;
  readonly keyTerms: Uint16Array;
}

export function makeVocabulary(keys: readonly (readonly string[])[]): Vocabulary {
  const numbers = new Map<string, number>();
  const firstTerm = new Uint32Array(keys.length + 1);
  const found: number[] = [];
  const words: string[] = [];
  const numberOf = (word: string): number => {
    let number = numbers.get(word);
    if (number === undefined) {
      number = words.push(word) - 1;
      numbers.set(word, number);
    }
    return number;
  };
  keys.forEach((key, at) => {
    if (key.length > 1) for (const word of key) found.push(numberOf(word));
    found.push(numberOf(key.join("")));
    firstTerm[at + 1] = found.length;
  });
  const order = words
    .map((_, number) => number)
    .sort((a, b) => ((words[a] as string) < (words[b] as string) ? -1 : 1));
  const sorted = order.map((number) => words[number] as string);
  const place = new Uint16Array(words.length);
  order.forEach((number, at) => {
    place[number] = at;
  });
  const keyTerms = Uint16Array.from(found, (number) => place[number] as number);
  return {
    terms: makeTerms(sorted),
    reversed: reversing(sorted),
    ...listUses(keyTerms, firstTerm, sorted.length),
    firstTerm,
    keyTerms,
  };
}

function listUses(keyTerms: Uint16Array, firstTerm: Uint32Array, count: number) {
  const firstUse = new Uint32Array(count + 1);
  for (const term of keyTerms) firstUse[term + 1] = (firstUse[term + 1] as number) + 1;
  for (let term = 0; term < count; term++)
    firstUse[term + 1] = (firstUse[term + 1] as number) + (firstUse[term] as number);
  const free = firstUse.slice();
  const uses = new Uint32Array(keyTerms.length);
  for (let key = 0; key + 1 < firstTerm.length; key++) {
    const last = (firstTerm[key + 1] as number) - 1;
    for (let at = firstTerm[key] as number; at <= last; at++) {
      const term = keyTerms[at] as number;
      const use = free[term] as number;
      free[term] = use + 1;
      uses[use] = key * 2 + (at === last ? 1 : 0);
    }
  }
  return { firstUse, uses };
}

function reversing(sorted: readonly string[]) {
  let made: { terms: Terms; original: Uint16Array } | undefined;
  return () => {
    if (made === undefined) {
      const words = sorted.map((word) => word.split("").reverse().join(""));
      const order = words
        .map((_, at) => at)
        .sort((a, b) => ((words[a] as string) < (words[b] as string) ? -1 : 1));
      made = { terms: makeTerms(order.map((at) => words[at] as string)), original: Uint16Array.from(order) };
    }
    return made;
  };
}
