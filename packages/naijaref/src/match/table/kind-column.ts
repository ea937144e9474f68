import { CONSTITUENCY_KINDS } from "../../generated/enums.ts";
import { KINDS, MATCH_KINDS, type MatchKind } from "../../kinds/kinds.ts";
import { fold } from "../../names/fold.ts";
import { PHRASES } from "../../names/vocabulary.ts";
import { lazy, lazyFor } from "../../table/lazy.ts";
import type { MatchWithin } from "../area.ts";
import type { IdReader } from "../codes.ts";
import { makeMatcher } from "../matcher.ts";
import { type MatchResult, nothing, quote } from "../result.ts";

/** A column that says in each row what its name is of. */

const OFFICES: Readonly<Record<string, MatchKind>> = {
  governor: "state",
  governorship: "state",
  gubernatorial: "state",
  chairman: "lga",
  chairmanship: "lga",
  councillor: "ward",
  councillorship: "ward",
  sd: "senatorial_district",
  fc: "federal_constituency",
  assembly: "state_constituency",
  sc: "state_constituency",
};

const kindsByWord = /* @__PURE__ */ lazy(() => {
  const words = new Map<string, MatchKind>(Object.entries(OFFICES));
  for (const kind of MATCH_KINDS) {
    words.set(fold(kind), kind);
    if (!(kind in KINDS)) continue;
    const { noun, plural, title } = KINDS[kind as keyof typeof KINDS];
    // "Nigeria" and "Ltd" say of a name that it is a bank's, but are no kind.
    const phrases = kind === "bank" ? [] : PHRASES[kind as Exclude<keyof typeof KINDS, "bank">];
    for (const word of [noun, plural, title, ...phrases].map(fold))
      if (!words.has(word)) words.set(word, kind);
  }
  return words;
});

/** What a cell says that the name in its row is of: "Senate" is a senatorial district. */
function readKind(text: string): MatchKind | undefined {
  const folded = fold(text);
  const kinds = kindsByWord();
  return (
    kinds.get(folded) ??
    // "2023 House of Assembly election"
    kinds.get(folded.replace(/^\d{4} | (?:election|elections|seat|seats|candidate|candidates|member)$/g, ""))
  );
}

/** The kinds that a person can write in such a column, for a sentence. */
const EXAMPLES = ["state", "LGA", "ward", ...CONSTITUENCY_KINDS.map((kind) => KINDS[kind].noun)].join(", ");

/** Matches each text as what its row says that it is of. */
export function matchByKind(
  within: MatchWithin | undefined,
  ids?: IdReader | undefined,
): (text: string, row: MatchWithin, kind: string) => MatchResult {
  const matcherOf = lazyFor((kind: MatchKind) => makeMatcher({ kind, within, ids }));
  return (text, row, said) => {
    const kind = readKind(said);
    if (kind === undefined)
      return nothing(
        fold(said) === ""
          ? "The row does not say what the name is of."
          : `${quote(said)} is not a kind of name. Write ${EXAMPLES} or bank.`,
      );
    return matcherOf(kind).match(text, row);
  };
}
