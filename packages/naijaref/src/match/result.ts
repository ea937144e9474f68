import { KINDS, type ListKind } from "../kinds/kinds.ts";
import type { Area } from "./area.ts";
import type { DamageKind } from "./codes.ts";
import { hasAll } from "./features.ts";
import type { Found } from "./find.ts";
import type { MatchEntry } from "./list.ts";
import type { EntryName } from "./names-in.ts";
import type { Query } from "./query.ts";
import type { Weighed } from "./weigh.ts";
import { MAX_CANDIDATES, MENTIONED } from "./weights.ts";

/**
 * What a text can mean. Polling units have a matcher of their own, because their names are not in this
 * package.
 */
export type RecordKind = ListKind | "polling_unit";

/**
 * How a text was matched: `exact` by name or code; `alias` by another way to write the name that leaves no
 * doubt; `typo` with mistakes, nearest to one name by far; `ambiguous` when several could be meant; `none`
 * when nothing is.
 */
export type MatchStatus = "exact" | "alias" | "typo" | "ambiguous" | "none";

export interface MatchCandidate {
  readonly kind: RecordKind;
  readonly code: string;
  readonly name: string;
  /** The state in which it lies; null for banks. */
  readonly stateCode: string | null;
  /** From 0 to 1. */
  readonly confidence: number;
}

export interface MatchResult {
  readonly status: MatchStatus;
  /** The code of what the text means; null when the status is `ambiguous` or `none`. */
  readonly code: string | null;
  readonly name: string | null;
  /** From 0 to 1: 1 for `exact`, 0 for `ambiguous` and `none`. */
  readonly confidence: number;
  /** What the text means or could mean, likeliest first, at most five. */
  readonly candidates: readonly MatchCandidate[];
  /** What a spreadsheet seems to have done to the text; null if nothing. */
  readonly damage: DamageKind | null;
  /** The reason, in one sentence that a person can check. */
  readonly why: string;
}

/** Whether a result has a code. What is not a result has none. */
export function isMatched(result: Pick<MatchResult, "status">): boolean {
  const status = (result as Pick<MatchResult, "status"> | null | undefined)?.status;
  return status === "exact" || status === "alias" || status === "typo";
}

/** A text that means an entry, and the others that it could mean. */
export const matched = (
  entry: MatchEntry,
  status: "exact" | "alias" | "typo",
  confidence: number,
  why: string,
  candidates: readonly MatchCandidate[] = [candidateFrom(entry, confidence)],
): MatchResult => ({ status, code: entry.code, name: entry.name, confidence, candidates, damage: null, why });

/** A text that could mean several: none of them is as likely as what is coded. */
export function severalOf(
  why: string,
  entries: readonly MatchEntry[],
  confidence = 1 / entries.length,
): MatchResult {
  const share = Math.min(round(confidence), DOUBTFUL);
  const candidates = entries.slice(0, MAX_CANDIDATES).map((entry) => candidateFrom(entry, share));
  return uncoded("ambiguous", why, candidates);
}

/** The most that a candidate is sure where nothing is coded. */
export const DOUBTFUL = 0.5;

/** A text that means nothing, and why. */
export const nothing = (why: string, candidates: readonly MatchCandidate[] = []): MatchResult =>
  uncoded("none", why, candidates);

/** A text that has no code, and why. */
export const uncoded = (
  status: "ambiguous" | "none",
  why: string,
  candidates: readonly MatchCandidate[],
  damage: DamageKind | null = null,
): MatchResult => {
  const few = candidates.length > MAX_CANDIDATES ? candidates.slice(0, MAX_CANDIDATES) : candidates;
  return { status, code: null, name: null, confidence: 0, candidates: few, damage, why };
};

export const candidateFrom = (
  { kind, code, name, stateCode }: MatchEntry,
  confidence: number,
): MatchCandidate => ({ kind: kind as RecordKind, code, name, stateCode, confidence });

export const round = (share: number): number => Math.round(share * 100) / 100;

const MAX_LENGTH = 64;

const MORE_SPACE = /^\s|\s$|\s{2}|[^\S ]/;

/** A person's text in a sentence, cut where it is long. */
export const quote = (text: string): string => {
  if (text.length <= MAX_LENGTH && !MORE_SPACE.test(text)) return `"${text}"`;
  const shown = [...text.trim().replace(/\s+/g, " ")];
  return shown.length > MAX_LENGTH ? `"${shown.slice(0, MAX_LENGTH).join("")}…"` : `"${shown.join("")}"`;
};

/** "state, LGA or ward". */
export function nounsOf(lists: readonly RecordKind[]): string {
  const nouns = lists.map((list) => KINDS[list].noun);
  const last = nouns.pop() ?? "";
  return nouns.length === 0 ? last : `${nouns.join(", ")} or ${last}`;
}

/** Why a text was matched with a name that it is. */
export function explainName(text: string, { status, form, names }: Found): string {
  const { label } = (names[0] as EntryName).entry;
  const said = quote(text);
  if (status === "exact") return `${said} is the name of ${label}.`;
  if (form === "direction") return `${said} is ${label} with a direction typed wrong.`;
  if (form === "short_direction") return `${said} is ${label}, with its direction shortened.`;
  if (form === "initial") return `${said} is ${label}, with its first word shortened.`;
  if (form === "sound") return `${said} is ${label}, with a letter that sounds the same.`;
  if (form === "bracket") return `${said} without its brackets is a name of ${label}.`;
  if (form === "numeral") return `${said} is ${label}, with the Roman numeral typed in the digit 1.`;
  return `${said} is another name of ${label}.`;
}

/** Why a text could mean several, and what would tell them apart. */
export function explainDoubt(
  { text, list, area }: Pick<Query, "text" | "list" | "area">,
  names: readonly Pick<EntryName, "entry">[],
): string {
  const labels = names.slice(0, 3).map(({ entry }) => entry.label);
  const more = names.length > 3 ? ` or ${names.length - 3} more` : "";
  const could = `${quote(text)} could be ${names.length} ${KINDS[list].plural}`;
  return `${could}: ${labels.join("; ")}${more}. ${adviceFor(list, area, names)}`.trim();
}

function adviceFor(
  list: RecordKind,
  { state, lga, ward }: Area,
  names: readonly Pick<EntryName, "entry">[],
): string {
  if (list === "polling_unit") return ward === undefined ? "Give the ward, or the code." : "Give the code.";
  if (list === "bank") return "";
  if (list === "ward" && lga === undefined) return "Give the LGA.";
  const states = new Set(names.map(({ entry }) => entry.stateCode));
  return state === undefined && states.size > 1 ? "Give the state." : "";
}

/** Why a text probably means a record, and which other it was held against. */
export function explainLikely(
  text: string,
  { entry, name, reading }: Weighed,
  rival: Weighed | undefined,
): string {
  const label = name.text === entry.name ? entry.label : `${name.text} (${entry.label})`;
  const other =
    rival === undefined || rival.probability < MENTIONED
      ? "and no other name is near"
      : `and ${rival.name.text} is farther`;
  const named = name.reading;
  const said = quote(text);
  if (reading.joined === named.joined && reading.marks.length < named.marks.length)
    return `${said} is ${label} without its number, letter or direction, ${other}.`;
  const more = reading.words.length - named.words.length;
  const isIn = hasAll(named.words, reading.words);
  if (isIn && more < 0) return `${said} is a part of the name of ${label}, ${other}.`;
  if (more > 0 && hasAll(reading.words, named.words))
    return `${said} says more than the name of ${label}, ${other}.`;
  if (isIn && more === 0)
    return `${said} has the words of ${label}, ordered or spaced in another way, ${other}.`;
  return `${said} is spelt almost as ${label}, ${other}.`;
}
