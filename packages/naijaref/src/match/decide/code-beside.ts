import { fold } from "../../names/fold.ts";
import type { ListKind } from "../kinds.ts";
import { MATCH_LISTS } from "../lists/lists.ts";
import type { Names } from "../lists/names.ts";
import { scopesOf } from "../lists/scopes.ts";
import { NAMED } from "../thresholds.ts";
import { findMended } from "./find.ts";
import { quote } from "./reasons.ts";
import { type MatchResult, matched } from "./result.ts";

const CODE_FIRST = /^\s*[([]?([0-9A-Za-z][0-9A-Za-z/-]*)[)\]]?[\s:.,_–-]+(\S.*)$/;
const CODE_LAST = /^(.*\S)[\s:,_–-]+[([]?([0-9A-Za-z][0-9A-Za-z/-]*)[)\]]?\s*$/;

/** "ab Abia State", "058 - GTBank", "Ikeja (NG025011)": a code beside the name of the same record. */
export function findCodeBeside(text: string, list: ListKind, names: Names): MatchResult | undefined {
  const { byCode } = scopesOf(list);
  const [, before = "", after = ""] = CODE_FIRST.exec(text) ?? [];
  const [, first = "", last = ""] = CODE_LAST.exec(text) ?? [];
  for (const [code, name] of [
    [before, after],
    [last, first],
  ] as const) {
    const entry = code === "" ? undefined : byCode(code);
    if (entry === undefined || fold(name) === "") continue;
    const found = findMended(name, names, MATCH_LISTS[list]);
    if (found === undefined || found.findings.length !== 1 || found.findings[0]?.name.entry !== entry)
      continue;
    return matched(entry, "alias", NAMED, `${quote(text)} is the code and the name of ${entry.label}.`, []);
  }
  return undefined;
}
