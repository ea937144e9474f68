import type { WordKeys } from "../names/line.ts";
import { hashAfterLetter, hashOf, hashOfBoth } from "../names/marks.ts";

/** A word as the evidence has it where it is the name of a road. */
export const asRoad = (word: string): string => `~${word}`;

const ROAD = /* @__PURE__ */ hashOf(asRoad(""));

/** The hash of a word as the name of a road. */
export const hashOfRoad = ({ hash, power }: WordKeys): number => hashOfBoth(ROAD, hash, power);

/** What is written for a letter: "Sholuyi" and "Soluyi" are equal, and so are e and i, o and u, c and k. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  ...{ h: "\0", e: "i", y: "i", u: "o", q: "k", c: "k", z: "s", f: "p" },
};

/** The same by the code of a letter: 0 where nothing is written. */
const SOUNDS = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  return (WRITTEN_FOR[letter] ?? letter).charCodeAt(0);
});

/** The hash of what a word sounds like, of which no text is made: a letter that stands twice counts once. */
export function hashOfSound(word: string): number {
  let hash = 0;
  let last = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    const letter = code < SOUNDS.length ? (SOUNDS[code] as number) : code;
    if (letter === 0 || letter === last) continue;
    hash = hashAfterLetter(hash, letter);
    last = letter;
  }
  return hash;
}
