import { accountMatcher, phoneMatcher } from "@naijaref/api/number-matchers";
import {
  type CsvResult,
  type CsvRow,
  type CsvSummary,
  type MatchCandidate,
  type MatchCsvOptions,
  type MatchResult,
  matchCsv,
  readCsvHeadings,
} from "naijaref/match";
import { listStates, type State } from "naijaref/places";
import { ANY_SYSTEM } from "../../tools/match/kinds.ts";
import { loaded } from "../worker.ts";
import { type Column, type DecisionList, type Doubt, keyOf, type Options } from "./messages.ts";

/** The heading is looked for in so many bytes. */
const START = 2 ** 20;

/** More doubts than a person reads are counted only. */
const MAX_DOUBTS = 2000;

/** At most this many different texts are distinguished, so that the memory is bounded. */
const MAX_TEXTS = 50_000;

export async function readHeadings(file: Blob): Promise<readonly string[]> {
  return readCsvHeadings(new Uint8Array(await file.slice(0, START).arrayBuffer())).headings;
}

/** The bytes of a file, a piece at a time. (Safari's streams cannot be iterated.) */
async function* bytesOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

type Decide = (result: MatchResult, row: CsvRow) => CsvResult;

const loadAddresses = () => loaded(import("naijaref/address"));
const loadIds = () => loaded(import("naijaref/concordance"));
export const loadUnits = () => loaded(import("./loaded-units.ts"));

/** Loads what only some columns need, because it is large. */
export async function prepare({ kind, system }: Column): Promise<void> {
  if (kind === "address") await loadAddresses();
  if (kind === "polling_unit") await loadUnits();
  if (system !== undefined) await loadIds();
}

async function csvOptions(
  file: Blob,
  { kind, kindColumn, system, isWhole: _, ...form }: Options,
  decide: Decide,
): Promise<MatchCsvOptions> {
  const common = { ...form, decide };
  if (kind === "address") return { ...common, matcher: (await loadAddresses()).createAddressMatcher() };
  if (kind === "polling_unit") return { ...common, matcher: await unitMatcher(file, form) };
  if (kind === "phone") return { ...common, matcher: phoneMatcher };
  if (kind === "account") return { ...common, matcher: accountMatcher };
  const ids =
    system === undefined
      ? undefined
      : (await loadIds()).createIdReader(system === ANY_SYSTEM ? {} : { system });
  return kind === "by_row" ? { ...common, kindColumn: kindColumn ?? "", ids } : { ...common, kind, ids };
}

async function unitMatcher(file: Blob, form: Omit<Options, "kind" | "kindColumn" | "system" | "isWhole">) {
  const { createUnitMatcher, loadStates } = await loadUnits();
  const matcher = createUnitMatcher();
  const states = new Set<State>();
  const decide: Decide = (result, { name, ...within }) => {
    const state = matcher.stateOf(name, within);
    if (state !== undefined) states.add(state);
    return result;
  };
  await matchAll(file, { ...form, matcher, decide });
  await loadStates(states);
  return createUnitMatcher();
}

/** Matches a file. The new one is dropped, or kept piece by piece. */
async function matchAll(
  file: Blob,
  options: MatchCsvOptions,
  keep?: (piece: Uint8Array) => void,
): Promise<CsvSummary> {
  const rewriting = matchCsv(bytesOf(file), options);
  let next = await rewriting.next();
  for (; next.done !== true; next = await rewriting.next()) keep?.(next.value);
  return next.value;
}

/** Matches every row, and collects what a person should see. The new file is made when they have decided. */
export async function matchFile(file: Blob, options: Options) {
  const doubts = new Map<string, Doubt>();
  const decide: Decide = (result, row) => {
    const { name: text, state = "", lga = "", ward = "", line: firstRow } = row;
    const key = keyOf(text, state, lga, ward);
    if ((result.status === "exact" || result.status === "alias") && options.isWhole !== true) return result;
    const known = doubts.get(key);
    if (known !== undefined) doubts.set(key, { ...known, rows: known.rows + 1 });
    else if (doubts.size < MAX_TEXTS)
      doubts.set(key, { ...result, key, text, state, lga, ward, rows: 1, firstRow });
    return result;
  };
  const summary = await matchAll(file, await csvOptions(file, options, decide));
  const found = [...doubts.values()];
  const all =
    options.isWhole === true
      ? found
      : found.sort((a, b) => RANK[a.status] - RANK[b.status] || b.rows - a.rows || a.firstRow - b.firstRow);
  return {
    summary,
    doubts: all.slice(0, MAX_DOUBTS),
    /** Rows in doubt that are only counted. */
    more: Math.max(0, all.length - MAX_DOUBTS),
    states: Object.fromEntries(listStates().map(({ code, name }) => [code, name])),
  };
}

/** What has no code comes first, and of that what could be several: there a person can decide most. */
const RANK = { ambiguous: 0, none: 1, typo: 2, alias: 3, exact: 4 } as const;

function decided(result: MatchResult, candidate: MatchCandidate | null): CsvResult {
  if (candidate === null) {
    const why = "A person decided that it is none of these.";
    return { ...result, status: "none", code: null, name: null, confidence: 0, why };
  }
  const { code, name } = candidate;
  const chosen = {
    status: "chosen",
    confidence: 1,
    candidates: [candidate],
    why: "A person chose it.",
  } as const;
  return { ...result, ...chosen, code, name };
}

export async function writeFile(file: Blob, options: Options, list: DecisionList): Promise<Blob> {
  const decisions = new Map(list);
  const decide: Decide = (result, row) => {
    const decision = decisions.get(keyOf(row.name, row.state, row.lga, row.ward));
    return decision === undefined ? result : decided(result, decision);
  };
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  await matchAll(file, await csvOptions(file, options, decide), (piece) =>
    pieces.push(new Uint8Array(piece)),
  );
  return new Blob(pieces, { type: "text/csv" });
}
