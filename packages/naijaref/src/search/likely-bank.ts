import { bankKey } from "../banks/names.ts";

/** The last word of so many names that it says nothing of which one is meant. */
const BANK = /bank$/;

/** In a longer name its own letters have decided whether it is like another. */
const MOST_LETTERS = 3;

/**
 * Whether an institution may be meant by a short name that ends in "bank", such as `ecbank`: more than half
 * of the other letters have to be its own. The four of "bank" are right in every such name.
 */
export function isLikelyBank(typed: string, matched: string): boolean {
  const key = bankKey(typed);
  const letters = key.replace(BANK, "");
  if (letters === "" || letters === key || letters.length > MOST_LETTERS) return true;
  const own = bankKey(matched).replace(BANK, "");
  return 4 * countShared(letters, own) > letters.length + own.length;
}

/** How many letters of a name the other has too, each as often as it is there. */
function countShared(name: string, other: string): number {
  let left = other;
  for (const letter of name) left = left.replace(letter, "");
  return other.length - left.length;
}
