import { type ListKind, withLostZeros } from "../kinds/kinds.ts";
import { fold } from "../names/fold.ts";
import { hasDigit } from "../names/tokens.ts";
import type { Area } from "./area.ts";
import { findSame } from "./find.ts";
import type { MatchEntry } from "./list.ts";
import type { Query } from "./query.ts";
import { readName } from "./reading.ts";
import {
  candidateFrom,
  type MatchResult,
  matched,
  nothing,
  nounsOf,
  quote,
  type RecordKind,
  severalOf,
  uncoded,
} from "./result.ts";
import { scopesOf } from "./scopes.ts";
import { ELSEWHERE, NAMED } from "./weights.ts";

export const isWithin = (entry: MatchEntry, { state, lga }: Area): boolean =>
  (state === undefined || entry.stateCode === null || entry.stateCode === state.code) &&
  (lga === undefined || entry.lgaCode === null || entry.lgaCode === lga.code);

export const isMissing = (text: string): boolean => text.trim().toLowerCase() === "na";

const mayBeCode = (text: string, has = hasDigit(text)): boolean => has || text.trim().length <= 5;

export function findCode({ text, list, scopes, area, hasDigit: has }: Query): MatchResult | undefined {
  const entry = mayBeCode(text, has) ? scopes.byCode(text) : undefined;
  if (entry === undefined) return undefined;
  if (list === "state" && isMissing(text))
    return uncoded(
      "ambiguous",
      `${quote(text)} is the code of ${entry.name}, and also how programs write that there is no value.`,
      [candidateFrom(entry, 0.5)],
      "missing",
    );
  return isWithin(entry, area)
    ? matched(entry, "exact", 1, `${quote(text)} is the code of ${entry.label}.`)
    : undefined;
}

/** A hyphen between digits and a letter ends the code: "044-ACCESS BANK". */
const CODE_FIRST = /^\s*[([]?([0-9]+(?=-[A-Za-z])|[0-9A-Za-z][0-9A-Za-z/-]*)[)\]]?[\s:.,_/–-]+(\S.*)$/;
const CODE_LAST = /^(.*\S)[\s:,_–-]+[([]?([0-9A-Za-z][0-9A-Za-z/-]*|\*\d+#)[)\]]?\s*$/;

/** "05 / WARD V, N5B": the ward that has the number in INEC's code. */
const wardNumbered = (number: string, { list, area, names }: Query): MatchEntry | undefined =>
  list === "ward" && area.lga !== undefined && /^[0-9]{2}$/.test(number)
    ? names.entries.find(({ code }) => code.endsWith(`-${number}`))
    : undefined;

/** "ab Abia State", "058 - GTBank", "Ikeja (NG025011)": a code beside the name of the same record. */
export function findCodeBeside(query: Query): MatchResult | undefined {
  // Only states have codes without a digit that people write beside a name.
  if (query.list !== "state" && !query.hasDigit) return undefined;
  const { text, names, rules, scopes } = query;
  const [, before = "", after = ""] = CODE_FIRST.exec(text) ?? [];
  const [, first = "", last = ""] = CODE_LAST.exec(text) ?? [];
  for (const [code, name] of [
    [before, after],
    [last, first],
  ] as const) {
    const entry =
      code === "" || !mayBeCode(code) ? undefined : (scopes.byCode(code) ?? wardNumbered(code, query));
    if (entry === undefined || fold(name) === "") continue;
    const found = findSame(fold(name), readName(name, rules, names), names);
    // Of names that several have, the code says which is meant.
    if (found?.names.some((its) => its.entry === entry) !== true) continue;
    return matched(entry, "alias", NAMED, `${quote(text)} is the code and the name of ${entry.label}.`);
  }
  return undefined;
}

/**
 * A code that a spreadsheet changed: `044` became 44, `1-1` became a date, `241101` became 2.41E+05. `missing`:
 * the code of Nasarawa, `NA`, is also how programs write that there is no value.
 */
export type DamageKind = "lost_zero" | "date" | "number" | "missing";

const DAMAGES: Readonly<Record<Exclude<DamageKind, "missing">, string>> = {
  lost_zero: "a code that lost its leading zeros in a spreadsheet",
  date: "a date that a spreadsheet made of a code",
  number: "a number that a spreadsheet made of a code",
};

const MONTHS = "jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec";
const DATE = /* @__PURE__ */ new RegExp(
  `^([0-9]{1,2}[-/ ](${MONTHS})|(${MONTHS})[-/ ][0-9]{1,4}|[0-9]{4}-[0-9]{2}-[0-9]{2}( .*)?|[0-9]{1,2}/[0-9]{1,2}/[0-9]{2,4})([-/ ][0-9]{2,4})?$`,
  "i",
);
const EXPONENT = /^[0-9](\.[0-9]+)?E\+?[0-9]+$/i;

/** A code that a spreadsheet changed is said, not repaired. */
export function findDamage(query: Query): MatchResult | undefined {
  if (!query.hasDigit) return undefined;
  const { text, list, scopes } = query;
  const trimmed = text.trim();
  const say = (kind: Exclude<DamageKind, "missing">, entry?: MatchEntry): MatchResult => {
    const was = entry === undefined ? "" : `, of ${entry.label}`;
    const why = `${quote(text)} looks like ${DAMAGES[kind]}${was}.`;
    if (entry === undefined) return uncoded("none", why, [], kind);
    return uncoded("ambiguous", why, [candidateFrom(entry, 0.5)], kind);
  };
  if (DATE.test(trimmed)) return say("date");
  if (EXPONENT.test(trimmed)) return say("number");
  for (const padded of paddedCodes(trimmed, list)) {
    const entry = scopes.byCode(padded);
    if (entry !== undefined) return say("lost_zero", entry);
  }
  return undefined;
}

/** Codes of which leading zeros are lost: `44`, `1-1`, `1-1-1`. */
function paddedCodes(text: string, list: RecordKind): string[] {
  if (list === "bank") return withLostZeros(text, list);
  if (!/^[0-9]{1,2}([-/][0-9]{1,2}){0,2}$/.test(text)) return [];
  return [
    text
      .split(/[-/]/)
      .map((part) => part.padStart(2, "0"))
      .join("-"),
  ];
}

export interface IdMeaning {
  readonly kind: string;
  readonly code: string;
  /** What the system is called. */
  readonly systemName: string;
  /** False: the system has nearly the same, and `note` says what differs. */
  readonly isExact: boolean;
  readonly note: string | null;
}

export interface ReadId {
  /** Of each system that has the id. None: it has the form of an id, and no system has it. */
  readonly meanings: readonly IdMeaning[];
  /** The ids that it was before a spreadsheet dropped its first zeros. */
  readonly withZeros: readonly IdMeaning[];
  /** The system that was said, if one was. */
  readonly saidSystem: string | null;
}

/** Reads ids of other systems. `naijaref/concordance` makes one: its tables are large. */
export interface IdReader {
  /** What a text is as an id of one of the kinds; undefined if it is to be read as a name. */
  readonly read: (text: string, kinds: readonly string[]) => ReadId | undefined;
}

/** What a text means that is an id of another system; undefined if it is to be read as a name. */
export function matchId(
  text: string,
  lists: readonly ListKind[],
  area: Area,
  ids: IdReader,
): MatchResult | undefined {
  const read = ids.read(text, lists);
  if (read === undefined) return undefined;
  const { meanings, withZeros, saidSystem } = read;
  // Our own codes are told as ever.
  if (saidSystem === null && lists.some((list) => scopesOf(list).byCode(text) !== undefined))
    return undefined;
  const known = meaningsIn(meanings, lists);
  const [first] = known;
  if (first === undefined)
    return saidSystem === null ? undefined : unknownId(text, saidSystem, withZeros, lists);
  const entries = [...new Set(known.map(({ entry }) => entry))];
  if (entries.length > 1) {
    const said = known.map((one) => `${one.entry.label} (${one.systemName})`);
    return severalOf(
      `${quote(text)} is an id of ${said.join("; and of ")}. Say which system it is of.`,
      entries,
    );
  }
  const { entry, isExact, note } = first;
  const systems = [...new Set(known.map(({ systemName }) => systemName))].join("; ");
  if (!isWithin(entry, area))
    return nothing(`${quote(text)} is the id of ${entry.label} (${systems}), which is elsewhere.`, [
      candidateFrom(entry, ELSEWHERE),
    ]);
  if (isExact) return matched(entry, "exact", 1, `${quote(text)} is the id of ${entry.label} (${systems}).`);
  const differs = note === null ? "" : ` ${note}`;
  return matched(entry, "alias", NAMED, `${quote(text)} is near to ${entry.label} (${systems}).${differs}`);
}

type Known = IdMeaning & { readonly entry: MatchEntry };

const meaningsIn = (meanings: readonly IdMeaning[], lists: readonly ListKind[]): readonly Known[] =>
  meanings.flatMap((meaning) => {
    const list = lists.find((one) => one === meaning.kind);
    const entry = list === undefined ? undefined : scopesOf(list).byCode(meaning.code);
    return entry === undefined ? [] : [{ ...meaning, entry }];
  });

function unknownId(
  text: string,
  system: string,
  withZeros: readonly IdMeaning[],
  lists: readonly ListKind[],
): MatchResult {
  const candidates = meaningsIn(withZeros, lists).map(({ entry }) => candidateFrom(entry, 0.5));
  if (candidates.length > 0)
    return uncoded(
      "ambiguous",
      `${quote(text)} looks like an id that lost its leading zeros in a spreadsheet (${system}).`,
      candidates,
      "lost_zero",
    );
  return nothing(`No ${nounsOf(lists)} here has the id ${quote(text)} (${system}).`);
}
