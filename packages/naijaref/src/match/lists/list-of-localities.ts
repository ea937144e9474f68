import { listLocalities } from "../../localities/localities.ts";
import { PHRASES } from "../../names/vocabulary.ts";
import { getLga } from "../../places/lgas.ts";
import { longestFirst, type MatchList, PLACE_RULES } from "./match-list.ts";
import type { MatchEntry } from "./names.ts";
import { stateName } from "./state-names.ts";

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
  rules: { ...PLACE_RULES, idle: longestFirst([...PHRASES.locality, "nigeria"]) },
  entries: listLocalityEntries,
  says: /\b(town|quarters|lcda)\b/i,
  part: false,
  more: false,
};
