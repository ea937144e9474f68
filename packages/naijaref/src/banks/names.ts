import { requireArgument, TEXT } from "../arguments.ts";
import { fold, joined } from "../names/fold.ts";

/** Kinds of institution that are written in several ways, each as one word. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/micro ?finance b(?:an|n)?k\b|\bmf bank\b/g, "mfb"],
  [/payment service b(?:an|n)?k\b/g, "psb"],
];

/** Words at the end that only say the form of the company. */
const LEGAL_FORM = /( (limited|ltd|plc))+$/;

/**
 * An institution's name as words to compare: folded, "&" read as and, "Microfinance Bank" and "MFB" the same,
 * and without Limited and Plc, which lists add or leave out as they like.
 */
export function foldBank(name: string): string {
  // "Int'l" is one word.
  const text = /[&'’]/.test(name) ? name.replaceAll("&", " and ").replace(/['’](?=l\b)/gi, "") : name;
  const folded = fold(text).replace(LEGAL_FORM, "");
  return KINDS.reduce((words, [kind, short]) => words.replace(kind, short), folded);
}

/** Words at the end that say the company: "Eco Bank Nig. Plc" is Ecobank. */
const COMPANY = /(?: (?:of|nigeria|nig|limited|ltd|lim|plc))+$/;

/** A name, folded, without the words at its end that say the form and the country of the company. */
export const withoutCompany = (name: string): string => fold(name).replace(COMPANY, "");

/** The last name and its key: a name is looked up in one index after the other. */
let last = { name: "", key: "" };

/** The key under which two spellings of an institution's name are equal: missing spaces are ignored too. */
export function bankKey(name: string): string {
  if (name === last.name) return last.key;
  requireArgument("bankKey", "name", name, TEXT);
  last = { name, key: joined(foldBank(name)) };
  return last.key;
}

/** Words that only say the kind of institution. People leave them out when they search. */
const KIND_WORDS = /( (mfb|psb|bank|mortgage bank|merchant bank))+$/;

/** A name without the words that only say its kind, or undefined where it has none: "kuda" of "Kuda MFB". */
export function bareName(name: string): string | undefined {
  const folded = foldBank(name);
  const bare = folded.replace(KIND_WORDS, "");
  return bare === folded ? undefined : bare;
}

const LAST_KIND_WORD = / (mfb|psb|bank|mortgage|merchant)$/;

/**
 * What is left of a name when its last words that say its kind go, one by one: "nova merchant" and "nova".
 */
export function distinctiveNames(name: string): string[] {
  const names: string[] = [];
  let rest = foldBank(name);
  while (LAST_KIND_WORD.test(rest)) {
    rest = rest.replace(LAST_KIND_WORD, "");
    names.push(rest);
  }
  return names;
}
