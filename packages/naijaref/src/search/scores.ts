/** The very name, alias or code. */
export const EXACT = 1000;
/** The very name, and the place it lies in beside it: "Surulere Lagos". */
const EXACT_WITHIN = 990;
/** All words of the name, in another order. */
const OTHER_ORDER = 960;
/** Beginnings of names, from here to 949 by how much of the name is typed. */
const BEGINNING = 800;
/** Beginnings of some of a name's words. */
const SOME_WORDS = 650;
/** Names with typos, from here downwards. */
const TYPOS = 640;

const share = (part: number, whole: number): number => Math.min(1, part / whole);

/** A name that begins with the query. */
export const scoreBeginning = (typed: number, length: number): number =>
  BEGINNING + Math.floor(149 * share(typed, length));

/** A name some of whose words the query gives, the last perhaps only begun. */
export const scoreSomeWords = (typed: number, length: number): number =>
  SOME_WORDS + Math.floor(149 * share(typed, length));

/** All words of the name, without typos: in another order, or beside the place in which it lies. */
export const scoreAllWords = (within: boolean): number => (within ? EXACT_WITHIN : OTHER_ORDER);

/** A name with typos: by edits relative to the length compared, and less where only a part of it is compared. */
export function scoreTypos(edits: number, typed: number, compared: number, length: number): number {
  const right = 1 - edits / Math.max(typed, compared);
  const part = compared < length ? 60 + 60 * (1 - compared / length) : 0;
  return Math.max(1, Math.floor(TYPOS * right - part));
}
