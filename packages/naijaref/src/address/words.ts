import type { WordKeys } from "../names/line.ts";
import { hashOf, hashOfBoth } from "../names/marks.ts";

/** A word as the evidence has it where it is the name of a road. */
export const asRoad = (word: string): string => `~${word}`;

const ROAD = /* @__PURE__ */ hashOf(asRoad(""));

/** The hash of a word as the name of a road. */
export const hashOfRoad = ({ hash, power }: WordKeys): number => hashOfBoth(ROAD, hash, power);

/** What is written for a letter: "Sholuyi" and "Soluyi" are equal, and so are e and i, o and u, c and k. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  ...{ h: "", e: "i", y: "i", u: "o", q: "k", c: "k", z: "s", f: "p" },
};

export function skeleton(word: string): string {
  let bones = "";
  let last = "";
  for (let at = 0; at < word.length; at++) {
    const typed = word[at] as string;
    const letter = WRITTEN_FOR[typed] ?? typed;
    if (letter === "") continue;
    if (letter !== last) bones += letter;
    last = letter;
  }
  return bones;
}
