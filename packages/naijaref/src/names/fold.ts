import { requireArgument, TEXT } from "../arguments.ts";

/** Hausa hooked letters have no decomposition in Unicode; each is its plain letter in everyday typing. */
const HOOKED: Readonly<Record<string, string>> = { ɓ: "b", ɗ: "d", ƙ: "k", ƴ: "y" };

/** Most names and queries have nothing to decompose, and are folded several times as fast. */
const PLAIN = /^[ -~]*$/;

/** A text that is folded already. */
const FOLDED = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Phrases that only say what kind of place a name is of, longest first. "L.G.A." becomes three words. */
const PLACE_KINDS = [
  "local government area",
  "local government",
  "local govt area",
  "local govt",
  "local council",
  "area council",
  "l g a",
  "lga",
  "l g",
  "lg",
  "state",
] as const;

/**
 * A name as words to compare: lower case, without accents, hooks and punctuation, one space between words.
 * Hyphen, slash, apostrophe and space are all the same; composed and decomposed accents are too.
 */
export function fold(name: string): string {
  if (typeof name !== "string") requireArgument("fold", "name", name, TEXT);
  const lower = name.toLowerCase();
  if (FOLDED.test(lower)) return lower;
  if (PLAIN.test(lower)) return lower.replace(/[^a-z0-9]+/g, " ").trim();
  return (
    name
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase()
      .replace(/[ɓɗƙƴ]/g, (letter) => HOOKED[letter] ?? letter)
      // The apostrophe that some keyboards type (U+02BC) counts as a letter in Unicode.
      .replace(/(?:[^\p{L}\p{N}]|\p{Lm})+/gu, " ")
      .trim()
  );
}

const HAS_PLAIN = /[a-z0-9]/i;

/** Whether nothing is left of a name that is folded. Most names need not be, to say so. */
export const foldsToNothing = (name: string): boolean =>
  !(typeof name === "string" && HAS_PLAIN.test(name)) && fold(name) === "";

/** Folds a name and drops phrases at its end that only say its kind, unless nothing else is left. */
export function foldWithout(kinds: readonly string[], name: string): string {
  const folded = fold(name);
  const kind = kinds.find((phrase) => folded.endsWith(` ${phrase}`));
  return kind === undefined ? folded : folded.slice(0, -kind.length - 1);
}

/** Folds the name of a place: "Lagos State" is "lagos", "Bwari Area Council" is "bwari". */
export const foldPlace = (name: string): string => foldWithout(PLACE_KINDS, name);

/** The key under which folded names are equal: missing spaces are ignored too ("Jemaa" is "Jema'a"). */
export function joined(folded: string): string {
  if (typeof folded !== "string") requireArgument("joined", "folded", folded, TEXT);
  return folded.includes(" ") ? folded.replaceAll(" ", "") : folded;
}

/** The key under which names of places are equal: "Jema'a LGA" is "Jemaa". */
export const placeKey = (name: string): string => joined(foldPlace(name));

/** What `fold` returns of most names. It needs no more than hyphens. */
const SLUG = /^[a-z0-9 ]*$/;

/** A name as part of an address: lower-case ASCII letters and digits, words joined by hyphens. */
export function slugify(name: string): string {
  if (typeof name !== "string") requireArgument("slugify", "name", name, TEXT);
  const folded = fold(name.replace(/['’ʼ]/g, ""));
  if (SLUG.test(folded)) return folded.replaceAll(" ", "-");
  return folded.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
