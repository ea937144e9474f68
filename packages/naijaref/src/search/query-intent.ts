import type { Suggestion } from "../generated/records.ts";

export type SuggestionKind = Suggestion["kind"];

export interface QueryIntent {
  /** The query without the words that say what is wanted. */
  readonly name: string;
  /** Of which kinds the record should be; none if the words say only what of it is wanted. */
  readonly kinds: readonly SuggestionKind[];
}

const SEATS = ["senatorial_district", "federal_constituency", "state_constituency"] as const;

/** Words that people add to a name to say which kind of record they mean. */
const KIND_WORDS: Readonly<Record<string, readonly SuggestionKind[]>> = {
  federal: ["federal_constituency"],
  representative: ["federal_constituency"],
  representatives: ["federal_constituency"],
  reps: ["federal_constituency"],
  senatorial: ["senatorial_district"],
  senator: ["senatorial_district"],
  senate: ["senatorial_district"],
  district: ["senatorial_district"],
  assembly: ["state_constituency"],
  constituency: SEATS,
  constituencies: SEATS,
  lga: ["lga"],
  local: ["lga"],
  government: ["lga"],
  council: ["lga"],
  ward: ["ward"],
};

const kindsMeant = (word: string): readonly SuggestionKind[] | undefined =>
  Object.hasOwn(KIND_WORDS, word) ? KIND_WORDS[word] : undefined;

/** Words that say what of a record is wanted, or that only join others. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  (
    "address and area are bank capital cbn code codes for headquarters house in is list lgas map member nip " +
    "number of polling registration represents seat seats sort state the unit units ussd wards what where " +
    "which who zone"
  ).split(" "),
);

/** A shorter beginning of a last word says too little. */
const MIN_LETTERS_BEGUN = 3;

const BEGUN_BY_A_LETTER = ["federal", "senatorial"];

const WORDS = [...Object.keys(KIND_WORDS), ...OTHER_WORDS];

const begun = (word: string): string | undefined =>
  (word.length < MIN_LETTERS_BEGUN ? BEGUN_BY_A_LETTER : WORDS).find((whole) => whole.startsWith(word));

/**
 * What a query says besides a name: "senatorial district surulere", "gtb code", "ikeja fed". The last word
 * may be unfinished. Two letters or fewer are read so only where the query begins no name: "ikeja f", but not
 * "kano s", which begins Kano South. Undefined where it says nothing besides, or where no name is left.
 *
 * @param beginsName whether the whole query is the beginning of a name.
 */
export function readQueryIntent(query: string, beginsName: boolean): QueryIntent | undefined {
  const words = query.split(/[\s,]+/).filter((word) => word !== "");
  const kinds = new Set<SuggestionKind>();
  const name = words.filter((word, at) => {
    const plain = word.toLowerCase();
    const known = kindsMeant(plain) !== undefined || OTHER_WORDS.has(plain);
    const meant = known
      ? plain
      : at > 0 && at === words.length - 1 && !(beginsName && plain.length < MIN_LETTERS_BEGUN)
        ? begun(plain)
        : undefined;
    if (meant === undefined) return true;
    for (const kind of kindsMeant(meant) ?? []) kinds.add(kind);
    return false;
  });
  if (name.length === 0 || name.length === words.length) return undefined;
  // "Federal constituency" is one kind: the word that fits all three says no more than the other.
  const narrow = [...kinds].filter((kind) => words.some((word) => says(word, kind)));
  return { name: name.join(" "), kinds: narrow.length > 0 ? narrow : [...kinds] };
}

function says(word: string, kind: SuggestionKind): boolean {
  const meant = kindsMeant(word.toLowerCase()) ?? kindsMeant(begun(word.toLowerCase()) ?? "");
  return meant?.length === 1 && meant[0] === kind;
}
