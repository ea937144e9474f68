import { PHRASES } from "../../names/vocabulary.ts";
import { listLgas } from "../../places/index.ts";
import { eachWard } from "../../places/wards.ts";
import { lazyFor } from "../../table/lazy.ts";
import { longestFirst, type MatchList, PLACE_RULES } from "./match-list.ts";
import type { MatchEntry } from "./names.ts";
import { stateName } from "./state-names.ts";
import { wordsOf } from "./words-of.ts";

function* listWardEntries(): Generator<MatchEntry> {
  const lgaNames = new Map(listLgas().map((lga) => [lga.code, lga.name]));
  const kinOf = lazyFor((lgaCode: string) => {
    const lga = listLgas().find(({ code }) => code === lgaCode);
    return wordsOf(lga?.name, lga?.headquarters, stateName(lga?.stateCode ?? ""));
  });
  for (const { code, name, aliases, lgaCode, stateCode } of eachWard())
    yield {
      kind: "ward",
      code,
      name,
      aliases,
      codes: [code],
      label: `${name}, ${lgaNames.get(lgaCode)}, ${stateName(stateCode)}`,
      stateCode,
      lgaCode,
      kin: () => kinOf(lgaCode),
    };
}

export const WARDS: MatchList = {
  rules: { ...PLACE_RULES, idle: longestFirst(PHRASES.ward) },
  entries: listWardEntries,
  says: /\b(ward|registration area)\b/i,
  part: true,
  more: true,
};
