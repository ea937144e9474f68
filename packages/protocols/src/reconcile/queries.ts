import { parseBounded } from "@naijaref/api/bounded-json";
import { unitsOfNames } from "@naijaref/api/contract/cost";
import { badRequest, Failure, quote } from "@naijaref/api/contract/errors";
import { isObject } from "@naijaref/api/contract/shape";
import {
  type LoadedUnits,
  loadUnits,
  readWardNames,
  type WithUnits,
} from "@naijaref/api/operations/load-units";
import type { OutsideCall } from "@naijaref/api/outside-service";
import { KINDS } from "naijaref/kinds";
import {
  createPollingUnitMatcher,
  isMatched,
  type MatchCandidate,
  type Matcher,
  type MatchKind,
  type MatchResult,
  type MatchWithin,
  prepareMatcher,
} from "naijaref/match";
import { getState } from "naijaref/places";
import { parsePollingUnitCode } from "naijaref/polling-units";
import { asType, typeOf } from "./types.ts";

/** Queries in one batch; OpenRefine sends ten. */
const MAX_QUERIES = 200;

/** In characters: no name is as long, and no code. */
export const MAX_TEXT = 200;

interface Query {
  readonly text: string;
  readonly kinds: readonly Kind[];
  /** What the text is matched with where it means nothing of these kinds, or only with a typing error. */
  readonly otherwise: readonly Kind[];
  readonly limit: number;
  readonly within: MatchWithin;
}

type Kind = MatchKind | "polling_unit";

export const isListOf = <T>(value: unknown, is: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(is);
export const isText = (value: unknown): value is string => typeof value === "string";

const refuse = (key: string, problem: string): Failure => badRequest(`Query ${quote(key)} ${problem}.`);

/** Where people name no type: the polling unit with a code, or a place, else a seat or a bank. */
const kindsMeant = (text: string): Pick<Query, "kinds" | "otherwise"> =>
  parsePollingUnitCode(text).ok
    ? { kinds: ["polling_unit"], otherwise: [] }
    : { kinds: ["place"], otherwise: ["constituency", "bank"] };

/** Matchers keep what they found. Each batch has its own, so that nothing grows from one to the next. */
async function prepareMatchers(kinds: Iterable<Kind>, units: LoadedUnits): Promise<(kind: Kind) => Matcher> {
  const matchers = new Map<Kind, Matcher>();
  for (const kind of kinds)
    matchers.set(
      kind,
      kind === "polling_unit" ? createPollingUnitMatcher({ units }) : await prepareMatcher({ kind }),
    );
  return (kind) => matchers.get(kind) as Matcher;
}

/** A batch of queries, and what each could mean. */
export async function reconcile(
  json: string,
  { inParts, charge }: Pick<OutsideCall, "inParts" | "charge">,
  service: WithUnits,
): Promise<Readonly<Record<string, { readonly result: readonly object[] }>> | Failure> {
  const batch = readBatch(json);
  if (batch instanceof Failure) return batch;
  const queries = batch.map(([, query]) => query);
  const kinds = queries.flatMap((query) => [...query.kinds, ...query.otherwise]);
  const refusal = await charge(unitsOfNames(kinds.map((kind) => [kind, 1] as const)));
  if (refusal !== undefined) return refusal;
  // To find the state of a polling unit, its LGA and ward are matched.
  const { stateOf } = createPollingUnitMatcher({ units: new Map() });
  const forUnits = queries.filter((query) => query.kinds.includes("polling_unit"));
  for (const { within } of forUnits) await readWardNames(within);
  const states = await inParts(forUnits, ({ text, within }) => stateOf(text, within));
  const matcherOf = await prepareMatchers(new Set(kinds), await loadUnits(states, service));
  const results = new Map<Query, MatchResult[]>();
  // Others go first between two kinds too: one text of each kind may take some dozen milliseconds.
  const matchWith = (kindsOf: (query: Query) => readonly Kind[]) =>
    inParts(
      queries.flatMap((query) => kindsOf(query).map((kind) => ({ query, kind }))),
      ({ query, kind }) => {
        const { text, within } = query;
        results.set(query, [...(results.get(query) ?? []), matcherOf(kind).match(text, within)]);
      },
    );
  await matchWith((query) => query.kinds);
  await matchWith((query) => (results.get(query)?.every(isUnsure) ? query.otherwise : []));
  return Object.fromEntries(
    batch.map(([key, query]) => [key, { result: answer(query, results.get(query) ?? []) }]),
  );
}

const isUnsure = ({ status }: MatchResult): boolean => status === "none" || status === "typo";

/** The queries of a batch by their keys. What was parsed beside them may be large, and is not kept. */
function readBatch(json: string): [string, Query][] | Failure {
  const batch = parseObject(json, "queries");
  if (batch instanceof Failure) return batch;
  const entries = Object.entries(batch);
  if (entries.length > MAX_QUERIES)
    return badRequest(`The batch has ${entries.length} queries: send at most ${MAX_QUERIES} at once.`);
  const queries: [string, Query][] = [];
  for (const [key, given] of entries) {
    const query = readQuery(key, given);
    if (query instanceof Failure) return query;
    queries.push([key, query]);
  }
  return queries;
}

/** The object that a text in JSON is. */
export function parseObject(json: string, name: string): Readonly<Record<string, unknown>> | Failure {
  const parsed = parseBounded(json);
  if (parsed.ok && isObject(parsed.value)) return parsed.value;
  if (!parsed.ok && parsed.problem === "too_long")
    return badRequest(`${name} is too long, or has too many parts: send fewer at once.`);
  return badRequest(`${name} is not a JSON object. Write it as the Reconciliation Service API 0.2 says.`);
}

function readQuery(key: string, given: unknown): Query | Failure {
  if (!isObject(given)) return refuse(key, "is not an object");
  const { query = "", type = [], limit = 3, properties = [] } = given;
  if (typeof query !== "string") return refuse(key, "has a query that is not text");
  const types = typeof type === "string" ? [type] : type;
  if (!isListOf(types, isText)) return refuse(key, "has a type that is neither a text nor a list of texts");
  if (typeof limit !== "number" || !(limit >= 0))
    return refuse(key, "has a limit that is not a number from 0 on");
  if (!Array.isArray(properties)) return refuse(key, "has properties that are not a list");
  const known = [...new Set(types)].flatMap((one) => typeOf(one)?.id ?? []);
  const propertyOf = (id: string): string | undefined => {
    const property: unknown = properties.find((one: unknown) => isObject(one) && one["pid"] === id);
    return isObject(property) ? textOf(property["v"]) : undefined;
  };
  const within = {
    state: propertyOf("state") ?? propertyOf("state_code"),
    lga: propertyOf("lga") ?? propertyOf("lga_code"),
    ward: propertyOf("ward") ?? propertyOf("ward_code"),
  };
  if (Object.values(within).some((text) => text !== undefined && text.length > MAX_TEXT))
    return refuse(key, `has a property longer than ${MAX_TEXT} characters`);
  // It is looked at only where it can be a name.
  if (query.length > MAX_TEXT) return { text: "", kinds: [], otherwise: [], limit, within };
  return {
    text: query,
    ...(types.length === 0 ? kindsMeant(query) : { kinds: known, otherwise: [] }),
    limit,
    within,
  };
}

/** A property's value: a text, an entity that was found before, or the first of a list of these. */
function textOf(given: unknown): string | undefined {
  const value: unknown = Array.isArray(given) ? given[0] : given;
  if (isObject(value)) return typeof value["id"] === "string" ? value["id"] : undefined;
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined;
}

function answer({ limit }: Query, results: readonly MatchResult[]): object[] {
  // A match in one of several types is sure only if no other type has one.
  const isSure = results.filter(isMatched).length === 1;
  return results
    .flatMap((result) => result.candidates.map((candidate) => ({ candidate, result })))
    .sort((a, b) => b.candidate.confidence - a.candidate.confidence)
    .slice(0, limit)
    .map(({ candidate: { kind, code, name, stateCode, confidence }, result }) => ({
      id: code,
      name,
      description: `${placeOf(kind, stateCode)}. ${result.why}`,
      score: Math.round(confidence * 100),
      match: isSure && isMatched(result) && result.code === code,
      type: [asType(typeOf(kind) as NonNullable<ReturnType<typeof typeOf>>)],
    }));
}

/** "LGA of Lagos": records of several states share names. */
function placeOf(kind: MatchCandidate["kind"], stateCode: string | null): string {
  const noun = KINDS[kind].noun.replace(/^./, (letter) => letter.toUpperCase());
  const state = kind === "state" || stateCode === null ? undefined : getState(stateCode);
  return state === undefined ? noun : `${noun} of ${state.name}`;
}
