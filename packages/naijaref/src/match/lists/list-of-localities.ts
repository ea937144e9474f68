import { listLocalities } from "../../localities/localities.ts";
import { getLga } from "../../places/lgas.ts";
import { longestFirst, type MatchList } from "./match-list.ts";
import type { MatchEntry } from "./names.ts";
import { PLACE_RULES } from "./place-words.ts";
import { stateName } from "./state-names.ts";

const LOCALITY_PHRASES = ["town", "city", "quarters", "lcda", "local council development area"];

const listLocalityEntries = (): MatchEntry[] =>
  listLocalities().map(({ code, name, aliases, lgaCodes: [lga = ""], stateCode }) => ({
    kind: "locality",
    code,
    name,
    aliases,
    codes: [code],
    label: `${name}, ${getLga(lga)?.name}, ${stateName(stateCode)}`,
    stateCode,
    lgaCode: lga,
  }));

export const LOCALITIES: MatchList = {
  rules: { ...PLACE_RULES, idle: longestFirst([...LOCALITY_PHRASES, "nigeria"]) },
  entries: listLocalityEntries,
  says: /\b(town|quarters|lcda)\b/i,
  part: false,
  more: false,
};
