import { withoutNumbering } from "../names/tokens.ts";
import { PHRASES } from "../names/vocabulary.ts";
import { getLga, getState, type Lga, listLgas } from "../places/index.ts";
import { lazyFor } from "../table/lazy.ts";
import {
  type EntryKind,
  labelInState,
  MatchEntry,
  type MatchList,
  PLACE_RULES,
  stateName,
  wordsOfNames,
} from "./list.ts";
import { ReadingRules } from "./reading.ts";

const kinOfLga = /* @__PURE__ */ lazyFor((code: string) => {
  const lga = getLga(code);
  return wordsOfNames(lga?.headquarters, stateName(lga?.stateCode ?? ""));
});

const LGA: EntryKind = { kind: "lga", labelOf: labelInState, kinOf: ({ code }) => kinOfLga(code) };

const listLgaEntries = (): MatchEntry[] =>
  listLgas().map(
    (lga) => new MatchEntry(LGA, { ...lga, otherCodes: [lga.inecCode], localNames: localNamesOf(lga) }),
  );

/** A shorter half of a name says too little. */
const MIN_LETTERS = 4;

/**
 * "Lagos Mainland" is "Mainland" in Lagos, "Ado Ekiti" is "Ado" in Ekiti, "Yamaltu/Deba" is "Yamaltu" in
 * Gombe, and "Kolokuma/Opokuma" is "Opokuma" in Bayelsa.
 */
function localNamesOf({ name, stateCode }: Lga): string[] {
  const halves = name.includes("/") ? name.split("/") : [];
  const names = halves.filter((half) => half.length >= MIN_LETTERS);
  if (!name.includes(" ")) return names;
  const state = getState(stateCode);
  for (const said of [state?.name ?? "", ...(state?.aliases ?? [])]) {
    if (name.startsWith(`${said} `)) names.push(name.slice(said.length + 1));
    else if (name.endsWith(` ${said}`)) names.push(name.slice(0, -said.length - 1));
  }
  return names;
}

const WEAK_WORDS: ReadonlySet<string> = new Set([...PLACE_RULES.weak].filter((word) => word !== "unguwan"));

/** Most texts do not end in an A, and some in a blank. */
function mayEndInLga(text: string): boolean {
  const last = text.charAt(text.length - 1);
  return last === "a" || last === "A" || last.trim() === "";
}

const GLUED = /(\p{L}{4})lga\s*$/iu;

export const LGAS: MatchList = {
  rules: new ReadingRules({
    ...PLACE_RULES,
    // "Unguwan Rimi" is a quarter somewhere, and not the LGA Rimi.
    weak: WEAK_WORDS,
    stopPhrases: [...PHRASES.lga, "nigeria"],
    // "BENDELGA": the name of an LGA does not end so.
    prepare: (text) =>
      mayEndInLga(text) && GLUED.test(text) ? text.replace(GLUED, "$1 LGA") : withoutNumbering(text),
  }),
  entries: listLgaEntries,
};
