import { foldWithout, joined } from "../text/fold.ts";

/** Phrases that only say what kind of constituency a name is of, longest first. */
const KIND_PHRASES = [
  "federal constituency",
  "state constituency",
  "senatorial district",
  "senatorial zone",
  "constituency",
] as const;

const NUMERALS = ["", "i", "ii", "iii", "iv"] as const;

/** "ikeja constituency 2" is "ikeja ii": the word before its number says its kind, the number is Roman. */
const numbered = (folded: string): string =>
  folded.replace(
    / (?:(?:(?:federal|state) )?constituency )?([1-4]|iv|i{1,3})$/,
    (_, number: string) => ` ${NUMERALS[Number(number)] ?? number}`,
  );

/**
 * The key under which names of constituencies are equal: ignoring case, accents, punctuation, and words that
 * only say which kind of constituency it is ("Lagos West Senatorial District"); its number may be in digits
 * ("Surulere 2").
 */
export const constituencyKey = (name: string): string => joined(numbered(foldWithout(KIND_PHRASES, name)));
