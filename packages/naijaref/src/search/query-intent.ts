import { CONSTITUENCY_KINDS } from "../generated/enums.ts";
import type { Suggestion } from "../generated/records.ts";
import { PHRASES } from "../names/vocabulary.ts";
import { lazy } from "../table/lazy.ts";

export type SuggestionKind = Suggestion["kind"];

export interface QueryIntent {
  /** The query without the words that say what is wanted. */
  readonly name: string;
  /** Of which kinds the record should be; none if the words say only what of it is wanted. */
  readonly kinds: readonly SuggestionKind[];
}

/** Words that say what of a record is wanted, or that only join others. */
const OTHER_WORDS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    "address and area are bank capital cbn code codes constituencies for headquarters house in is list map member nip " +
    "number of polling registration represents seat seats sort state the unit units ussd wards what where " +
    "which who zone"
  ).split(" "),
);

/** The words that say of which kind a record is, and those kinds: "senatorial", "assembly", "local". */
const kindsByWord = /* @__PURE__ */ lazy(() => {
  const kinds = new Map<string, SuggestionKind[]>();
  for (const kind of ["lga", "ward", ...CONSTITUENCY_KINDS] as const) {
    const words = new Set(PHRASES[kind].flatMap((phrase) => phrase.split(" ")));
    for (const word of words)
      if (word.length > 1 && !OTHER_WORDS.has(word)) kinds.set(word, [...(kinds.get(word) ?? []), kind]);
  }
  return kinds;
});

/** A shorter beginning of a last word says too little. */
const MIN_LETTERS_BEGUN = 3;

const BEGUN_BY_A_LETTER = ["federal", "senatorial"];

const words = /* @__PURE__ */ lazy(() => [...kindsByWord().keys(), ...OTHER_WORDS]);

const begun = (word: string): string | undefined =>
  (word.length < MIN_LETTERS_BEGUN ? BEGUN_BY_A_LETTER : words()).find((whole) => whole.startsWith(word));

/**
 * What a query says besides a name: "senatorial district surulere", "gtb code", "ikeja fed". The last word
 * may be unfinished where the query begins no name: "ikeja f", but not "kano s", which begins Kano South.
 * Undefined where it says nothing besides, or where no name is left.
 *
 * @param beginsName whether the whole query is the beginning of a name.
 */
export function readQueryIntent(query: string, beginsName: boolean): QueryIntent | undefined {
  const typed = query.split(/[\s,]+/).filter((word) => word !== "");
  const name: string[] = [];
  const said: (readonly SuggestionKind[])[] = [];
  for (let at = 0; at < typed.length; at++) {
    const word = (typed[at] as string).toLowerCase();
    const isKnown = kindsByWord().has(word) || OTHER_WORDS.has(word);
    const mayBeBegun = at > 0 && at === typed.length - 1 && !beginsName;
    const meant = isKnown ? word : mayBeBegun ? begun(word) : undefined;
    if (meant === undefined) name.push(typed[at] as string);
    else said.push(kindsByWord().get(meant) ?? []);
  }
  if (name.length === 0 || name.length === typed.length) return undefined;
  // "Federal constituency" is one kind: the word that fits several says no more than the other.
  const narrow = said.filter((kinds) => kinds.length === 1);
  return { name: name.join(" "), kinds: [...new Set((narrow.length > 0 ? narrow : said).flat())] };
}
