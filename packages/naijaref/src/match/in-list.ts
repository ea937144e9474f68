import type { Area } from "./area.ts";
import { type Damage, findDamage } from "./damage.ts";
import { type Found, find, type Width } from "./find.ts";
import type { ListKind } from "./kinds.ts";
import { MATCH_LISTS } from "./lists.ts";
import type { MatchEntry, Names } from "./names.ts";
import { findNumberedWard } from "./numbered-ward.ts";
import type { Finding } from "./ranking.ts";
import { explainDoubt, explainMatch, quote } from "./reasons.ts";
import {
  candidateFrom,
  candidateOf,
  type MatchResult,
  MOST_CANDIDATES,
  matched,
  NAMED,
  nothing,
  round,
} from "./result.ts";
import { scopesOf } from "./scopes.ts";

/** What a text means in one list, in an area. */
export function matchInList(text: string, list: ListKind, area: Area): MatchResult {
  const scopes = scopesOf(list);
  const [names, width] = narrow(list, area);
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
  const found = find(text, names, MATCH_LISTS[list], width);
  if (found.status === "exact" || found.status === "alias" || found.status === "typo")
    return resultOf(text, found);
  if (found.status === "ambiguous")
    return {
      ...nothing("", found.findings.map(candidateOf)),
      status: "ambiguous",
      why: doubt(text, found, list, area),
    };
  return damaged(text, list) ?? unmatched(text, list, area, found.findings);
}

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

const isWithin = (entry: MatchEntry, { state, lga }: Area): boolean =>
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
  return explainDoubt(text, findings, MATCH_LISTS[list], advice);
}

/** Nothing is meant; what has this name elsewhere is said. */
function unmatched(text: string, list: ListKind, area: Area, findings: readonly Finding[]): MatchResult {
  const { noun } = MATCH_LISTS[list];
  const no = `No ${noun[0]} of ${where(area)} is called ${quote(text)}`;
  if (area.state !== undefined && list !== "bank" && list !== "state") {
    const same = scopesOf(list).named(text);
    if (same.length > 0 && same.length <= MOST_CANDIDATES)
      return nothing(
        `${no}, but ${same.map(({ label }) => label).join("; ")} is.`,
        same.map((entry) => candidateFrom(entry, 0.3)),
      );
  }
  const near = findings.slice(0, MOST_CANDIDATES);
  return nothing(
    near.length === 0 ? `${no}.` : `${no}; the nearest is ${near[0]?.name.text}, too far to be sure.`,
    near.map(candidateOf),
  );
}

/** How R, pandas and spreadsheets write a value that is missing. */
export const isMissing = (text: string): boolean => text.trim().toLowerCase() === "na";
