import type { Terms } from "./terms.ts";

/** Room for one count at a time, for every number that a letter can have. */
const left = /* @__PURE__ */ new Int16Array(2 ** 16);

/**
 * How many letters of the query the term does not have, each as often as it is typed. A letter typed twice
 * in a row by mistake is not strange.
 */
export function countStrangeLetters({ letters, starts }: Terms, term: number, query: Uint16Array): number {
  const from = starts[term] as number;
  const to = starts[term + 1] as number;
  for (let at = from; at < to; at++) {
    const letter = letters[at] as number;
    left[letter] = (left[letter] as number) + 1;
  }
  let doubles = query.length - (to - from);
  let strange = 0;
  let before = 0;
  for (const letter of query) {
    const own = left[letter] as number;
    left[letter] = own - 1;
    if (own <= 0) {
      if (doubles > 0 && letter === before) doubles--;
      else strange++;
    }
    before = letter;
  }
  for (const letter of query) left[letter] = 0;
  for (let at = from; at < to; at++) left[letters[at] as number] = 0;
  return strange;
}
