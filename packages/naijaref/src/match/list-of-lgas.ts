import { localitiesNamed } from "../localities/index.ts";
import { fold } from "../names/fold.ts";
import { withoutNumbering } from "../names/tokens.ts";
import { PHRASES } from "../names/vocabulary.ts";
import { type Lga, listLgas, listStates } from "../places/index.ts";
import { lazy } from "../table/lazy.ts";
import { entryInState, longestFirst, type MatchList, PLACE_RULES, stateName, wordsOfNames } from "./list.ts";
import type { MatchEntry } from "./names.ts";

function listLgaEntries(): MatchEntry[] {
  return listLgas().map((lga) => ({
    ...entryInState("lga", lga),
    localNames: localNamesOf(lga),
    kin: lazy(() => wordsOfNames(lga.headquarters, stateName(lga.stateCode))),
  }));
}

/** A shorter half of a name says too little. */
const FEWEST_LETTERS = 4;

/**
 * "Lagos Mainland" is "Mainland" in Lagos, "Ado Ekiti" is "Ado" in Ekiti, "Yamaltu/Deba" is "Yamaltu" in
 * Gombe, and "Kolokuma/Opokuma" is "Opokuma" in Bayelsa.
 */
function localNamesOf(lga: Lga): string[] {
  const { name, stateCode: code } = lga;
  const state = listStates().find((one) => one.code === code);
  const names = [state?.name, ...(state?.aliases ?? [])];
  const [first = "", ...others] = name.split("/");
  const half = others.length > 0 && first.length >= FEWEST_LETTERS ? [first] : [];
  const later = others.filter((other) => other.length >= FEWEST_LETTERS && isOnlyOf(other, lga));
  const rests = names.flatMap((said) => {
    if (said === undefined) return [];
    const rest = name.startsWith(`${said} `)
      ? name.slice(said.length + 1)
      : name.replace(new RegExp(` ${said}$`), "");
    return rest === name ? [] : [rest];
  });
  return [...half, ...later, ...rests];
}

/** Whether no other LGA of the state has a place of this name: "Owode" is not only in Obafemi/Owode. */
function isOnlyOf(name: string, { code, stateCode }: Lga): boolean {
  const word = fold(name);
  return (
    localitiesNamed(name, { stateCode }).every(({ lgaCodes }) => lgaCodes.every((its) => its === code)) &&
    listLgas().every(
      (other) =>
        other.stateCode !== stateCode || other.code === code || !fold(other.name).split(" ").includes(word),
    )
  );
}

const WEAK_WORDS: ReadonlySet<string> = new Set([...PLACE_RULES.weak].filter((word) => word !== "unguwan"));

const GLUED = /(\p{L}{4})lga\s*$/iu;

export const LGAS: MatchList = {
  rules: {
    ...PLACE_RULES,
    // "Unguwan Rimi" is a quarter somewhere, and not the LGA Rimi.
    weak: WEAK_WORDS,
    idle: longestFirst([...PHRASES.lga, "nigeria"]),
    // "BENDELGA": the name of an LGA does not end so.
    prepare: (text) => (GLUED.test(text) ? text.replace(GLUED, "$1 LGA") : withoutNumbering(text)),
  },
  entries: listLgaEntries,
  says: /\b(lga|l\.g\.a|local gov\w*|area council)\b/i,
};
