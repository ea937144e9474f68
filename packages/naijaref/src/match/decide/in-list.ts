import { KINDS } from "../../kinds/kinds.ts";
import { localitiesNamed } from "../../localities/index.ts";
import { editCost } from "../../names/edit.ts";
import { fold, joined } from "../../names/fold.ts";
import { inBrackets } from "../../names/tokens.ts";
import { ABROAD, isNoName } from "../../names/vocabulary.ts";
import type { Finding } from "../compare/ranking.ts";
import type { ListKind } from "../kinds.ts";
import { MATCH_LISTS } from "../lists/lists.ts";
import type { MatchEntry, Names } from "../lists/names.ts";
import { scopesOf } from "../lists/scopes.ts";
import { readName } from "../reading/reading.ts";
import { ELSEWHERE, MOST_CANDIDATES, NAMED, OF_A_WARD, type Width } from "../thresholds.ts";
import type { Area } from "./area.ts";
import { findBranch, isBranch } from "./branch.ts";
import { findCodeBeside } from "./code-beside.ts";
import { type Damage, findDamage } from "./damage.ts";
import { type Found, findMended, findRewritten } from "./find.ts";
import { findLikely } from "./likely.ts";
import { findNumberedWard } from "./numbered-ward.ts";
import { explainDoubt, explainMatch, nounsOf, quote } from "./reasons.ts";
import { candidateFrom, candidateOf, type MatchResult, matched, nothing, round } from "./result.ts";
import { stateWithoutDistrict } from "./state-without-district.ts";
import { matchTown } from "./towns.ts";
import { withNumberOfAnother } from "./two-numbers.ts";
import { doubtOf, offered, surelyOne } from "./verdict.ts";
import { lgasWithWard } from "./wards-named.ts";
import type { Weighing } from "./weigh.ts";

/** What a text means in one list, in an area. `meant` are all the lists in which it is looked for. */
export function matchInList(
  text: string,
  list: ListKind,
  area: Area,
  meant: readonly ListKind[] = [list],
): MatchResult {
  const [names] = narrow(list, area);
  const known = matchKnown(text, list, area, names);
  if (known !== undefined) return known;
  const likely = findLikely(text, list, area, names);
  if (list === "bank" && isBranch(text))
    return findBranch(text, names) ?? unsure(text, list, area, likely, meant);
  const differs = list === "ward" ? withNumberOfAnother(text, likely?.weighed ?? []) : undefined;
  if (differs !== undefined) return differs;
  const sure =
    likely === undefined ||
    namesAnotherInBrackets(text, list, names, likely) ||
    namesAnotherBeside(list, names, likely)
      ? undefined
      : surelyOne(text, likely);
  if (sure?.status === "typo" && list === "lga") return wardOfAnother(text, area, sure) ?? sure;
  if (sure?.status === "typo" && list === "ward") return placeInAnother(text, sure) ?? sure;
  return sure ?? damaged(text, list) ?? unsure(text, list, area, likely, meant);
}

/** "Bolari" is the name of two wards of Gombe: it may be no typing error of Billiri. */
function wardOfAnother(text: string, { state }: Area, typo: MatchResult): MatchResult | undefined {
  const lgas = lgasWithWard(text, state?.stateCode ?? "");
  if (lgas.size === 0 || lgas.has(typo.code ?? "")) return undefined;
  const entries = [...lgas].flatMap((code) => scopesOf("lga").byCode(code) ?? []);
  const owners = entries.map(({ name }) => name).join(" and of ");
  const candidates = [...typo.candidates, ...entries.map((entry) => candidateFrom(entry, OF_A_WARD))];
  return {
    ...nothing("", candidates.sort((a, b) => b.confidence - a.confidence).slice(0, MOST_CANDIDATES)),
    status: "ambiguous",
    why: `${quote(text)} is spelt almost as ${typo.name}, but it is also a ward of ${owners}.`,
  };
}

/** "Otuoke" is a place in the ward Otuabula: it is no typing error of Otuokpoti, a ward of the same LGA. */
function placeInAnother(text: string, typo: MatchResult): MatchResult | undefined {
  const { parts } = readName(text, MATCH_LISTS.ward.rules);
  const ward = scopesOf("ward").byCode(typo.code ?? "");
  const named = localitiesNamed(parts.join(" "), { stateCode: ward?.stateCode ?? undefined });
  // "Jos" is no typing error of the ward Jom, wherever in Plateau that is.
  if (named.some(({ kind }) => kind === "city"))
    return {
      ...nothing("", typo.candidates),
      status: "ambiguous",
      why: `${quote(text)} is spelt almost as ${typo.name}, but it is also a city.`,
    };
  const places = named.filter(
    ({ lgaCodes, wardCodes }) => wardCodes.length > 0 && lgaCodes.includes(ward?.lgaCode ?? ""),
  );
  const codes = places.flatMap(({ wardCodes }) => wardCodes);
  if (codes.length === 0 || codes.includes(typo.code ?? "")) return undefined;
  const entries = codes.flatMap((code) => scopesOf("ward").byCode(code) ?? []);
  const owners = entries.map(({ name }) => name).join(" and ");
  const candidates = [...typo.candidates, ...entries.map((entry) => candidateFrom(entry, OF_A_WARD))];
  return {
    ...nothing("", candidates.sort((a, b) => b.confidence - a.confidence).slice(0, MOST_CANDIDATES)),
    status: "ambiguous",
    why: `${quote(text)} is spelt almost as ${typo.name}, but it is also a place in ${owners}.`,
  };
}

/** "Bakori II (Tsiga)", where Tsiga is another. */
function namesAnotherInBrackets(text: string, list: ListKind, names: Names, { weighed }: Weighing): boolean {
  const inside = inBrackets(text);
  if (inside === "") return false;
  const named = names.byKey.get(readName(inside, MATCH_LISTS[list].rules).key) ?? [];
  return named.length > 0 && named.every(({ entry }) => entry !== weighed[0]?.entry);
}

/** "Access UBA": the words that the likeliest name has not are those of another. */
function namesAnotherBeside(list: ListKind, names: Names, { weighed: [best] }: Weighing): boolean {
  if (best === undefined) return false;
  const { typed, name, entry } = best;
  const rest = typed.reading.words.filter((word) => !name.reading.words.includes(word));
  if (rest.length === 0 || rest.length === typed.reading.words.length) return false;
  // "Oruko-Anam" is Oruk Anam misspelt, though Oruko is a half of another name.
  const isSlip = rest.every((word) => name.reading.words.some((own) => editCost(word, own, 1) <= 1));
  const named = (names.byKey.get(readName(rest.join(" "), MATCH_LISTS[list].rules).key) ?? []).filter(
    ({ isLocal }) => !(isLocal && isSlip),
  );
  return named.length > 0 && named.every((other) => other.entry !== entry);
}

/** What a text means that is a code, or a name in one of the ways to write it: nothing is weighed. */
export function matchKnown(text: string, list: ListKind, area: Area, names: Names): MatchResult | undefined {
  const scopes = scopesOf(list);
  const byCode = /[0-9]/.test(text) || text.trim().length <= 5 ? scopes.byCode(text) : undefined;
  if (byCode !== undefined && list === "state" && isMissing(text))
    return {
      ...nothing("", [candidateFrom(byCode, 0.5)]),
      status: "ambiguous",
      damage: "missing",
      why: `${quote(text)} is the code of ${byCode.name}, and also how programs write that there is no value.`,
    };
  if (byCode !== undefined && isWithin(byCode, area))
    return matched(byCode, "exact", 1, `${quote(text)} is the code of ${byCode.label}.`, []);
  const numbered = findNumberedWard(text, list, area, names);
  if (numbered !== undefined) return numbered;
  const named = findMended(text, names, MATCH_LISTS[list]);
  if (named === undefined && isNoName(fold(text)))
    return nothing(`${quote(text)} is a total, a heading or an empty value, and no name.`);
  const beside = named === undefined ? findCodeBeside(text, list, names) : undefined;
  if (beside !== undefined) return beside;
  if (named === undefined && list === "senatorial_district") {
    const state = stateWithoutDistrict(text);
    if (state !== undefined) return nothing(`${state} has no senatorial district called ${quote(text)}.`);
  }
  const found = named ?? findRewritten(text, names, MATCH_LISTS[list]);
  // The name of a town is no typing error of another: "Ido-Ekiti" is the headquarters of Ido/Osi, not Ado.
  if (found === undefined || found.status === "none")
    return (list === "lga" ? matchTown(text, area, names) : undefined) ?? abroad(text, list);
  if (found.status !== "ambiguous") return resultOf(text, found);
  return {
    ...nothing("", found.findings.slice(0, MOST_CANDIDATES).map(candidateOf)),
    status: "ambiguous",
    why: doubt(text, found, list, area),
  };
}

/** "Douala" is no typing error of Dala. Wards and banks have names of anything: Gabon is Gabun, Gombi. */
const abroad = (text: string, list: ListKind): MatchResult | undefined =>
  list !== "bank" && list !== "ward" && ABROAD.has(joined(fold(text)))
    ? nothing(`${quote(text)} is a place outside Nigeria.`)
    : undefined;

const DAMAGES: Readonly<Record<Damage["kind"], string>> = {
  lost_zero: "a code that lost its leading zeros in a spreadsheet",
  date: "a date that a spreadsheet made of a code",
  number: "a number that a spreadsheet made of a code",
};

/** A code that a spreadsheet changed is said, not repaired. */
function damaged(text: string, list: ListKind): MatchResult | undefined {
  const damage = findDamage(text, list, scopesOf(list).byCode);
  if (damage === undefined) return undefined;
  const { kind, entry } = damage;
  const was = entry === undefined ? "" : `, of ${entry.label}`;
  const candidates = entry === undefined ? [] : [candidateFrom(entry, 0.5)];
  return {
    ...nothing(`${quote(text)} looks like ${DAMAGES[kind]}${was}.`, candidates),
    status: entry === undefined ? "none" : "ambiguous",
    damage: kind,
  };
}

/** Where the names are among which a text is looked for. */
interface Scope {
  /** Of the state or the LGA; undefined if it is all of Nigeria. */
  readonly code: string | undefined;
  readonly width: Width;
}

export function scopeOf(list: ListKind, { state, lga }: Area): Scope {
  if (list === "bank") return { code: undefined, width: "nation" };
  // As few as the LGAs of a state.
  if (list === "state") return { code: undefined, width: "state" };
  if (list === "ward" && lga !== undefined) return { code: lga.code, width: "lga" };
  return { code: state?.code, width: state === undefined ? "nation" : "state" };
}

/** The names among which a text is looked for, and how narrow they are. */
export function narrow(list: ListKind, area: Area): readonly [names: Names, width: Width] {
  const { code, width } = scopeOf(list, area);
  return [scopesOf(list).namesIn(code).now(), width];
}

/** Whether an entry lies where a row does. */
export const isWithin = (entry: MatchEntry, { state, lga }: Area): boolean =>
  (state === undefined || entry.stateCode === null || entry.stateCode === state.code) &&
  (lga === undefined || entry.lgaCode === null || entry.lgaCode === lga.code);

function resultOf(text: string, found: Found): MatchResult {
  const [best] = found.findings as readonly [Finding];
  const confidence = found.status === "exact" ? 1 : round(NAMED - best.distance);
  const others = found.findings.slice(1);
  return matched(best.name.entry, found.status as "exact", confidence, explainMatch(text, found), others);
}

const where = ({ state, lga }: Area): string => {
  const area = lga ?? state;
  return area === undefined ? "Nigeria" : area.label;
};

function doubt(text: string, { findings }: Found, list: ListKind, area: Area): string {
  const advice =
    list === "ward" && area.lga === undefined
      ? "Give the LGA."
      : list !== "bank" && area.state === undefined
        ? "Give the state."
        : "";
  return explainDoubt(text, findings, KINDS[list].plural, advice);
}

/** Nothing is meant for sure; what has this name elsewhere is said, and what could be meant. */
function unsure(
  text: string,
  list: ListKind,
  area: Area,
  likely: Weighing | undefined,
  meant: readonly ListKind[],
): MatchResult {
  const no = `No ${nounsOf(meant)} of ${where(area)} is called ${quote(text)}`;
  if (area.state !== undefined && list !== "bank" && list !== "state") {
    const same = scopesOf(list).named(text);
    if (same.length > 0 && same.length <= 3)
      return nothing(`${no}, but ${same.map(({ label }) => label).join("; ")} is.`, [
        ...(likely === undefined ? [] : offered(likely.weighed).slice(0, MOST_CANDIDATES - same.length)),
        ...same.map((entry) => candidateFrom(entry, ELSEWHERE)),
      ]);
  }
  return likely === undefined ? nothing(`${no}.`) : doubtOf(text, no, likely, KINDS[list].plural);
}

/** How R, pandas and spreadsheets write a value that is missing. */
export const isMissing = (text: string): boolean => text.trim().toLowerCase() === "na";
