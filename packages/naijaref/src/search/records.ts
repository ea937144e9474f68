import { CONSTITUENCY_KINDS, SUGGESTION_KINDS } from "../generated/enums.ts";
import type { Lga, Locality, State, Suggestion, Ward } from "../generated/records.ts";
import { codeHeld, listRecords } from "../kinds/records.ts";
import { countLocalities, listLocalities, localityAt } from "../localities/localities.ts";
import { fold, placeKey } from "../names/fold.ts";
import { PHRASES } from "../names/vocabulary.ts";
import { getLga } from "../places/lgas.ts";
import { getState } from "../places/states.ts";
import { countWards, getWard, wardAt } from "../places/wards.ts";
import { isOneOf } from "../result.ts";
import { lazy, lazyFor } from "../table/lazy.ts";
import { compareTexts, type NamedEntry } from "./engine/index-tables.ts";
import type { RecordIndex } from "./engine/name-index.ts";
import { type IndexDefinition, lazyIndex } from "./open-index.ts";

/** A kind whose records are in the index of this module. Banks have one of their own. */
export type RecordKind = Exclude<Suggestion["kind"], "bank">;

/**
 * By how many people look for one of them, which orders equal matches: a bank before the wards that have its
 * name.
 */
const RANKED: readonly Suggestion["kind"][] = /* @__PURE__ */ (() => {
  const first = ["state", "lga", "bank", ...CONSTITUENCY_KINDS] as const;
  const last = ["locality", "ward"] as const;
  const isBetween = (kind: Suggestion["kind"]): boolean =>
    ![...first, ...last].some((other) => other === kind);
  return [...first, ...SUGGESTION_KINDS.filter(isBetween), ...last];
})();

const isRecordKind = (kind: Suggestion["kind"]): kind is RecordKind => kind !== "bank";

/** As they are numbered: what fewer searches find comes later, so that these do not read its records. */
const LISTED: readonly RecordKind[] = /* @__PURE__ */ (() => {
  const places = ["state", "lga", "ward"] as const;
  const others = RANKED.filter(isRecordKind).filter((kind) => kind !== "locality");
  return [...new Set([...places, ...others, "locality" as const])];
})();

type AnyRecord = ReturnType<typeof listRecords<RecordKind>>[number];

/** The records of a kind by their indexes. Of wards and localities only those that are used are made. */
const recordsOf = /* @__PURE__ */ lazyFor((kind: RecordKind) => {
  if (kind === "ward") return { count: countWards(), at: wardAt };
  if (kind === "locality") return { count: countLocalities(), at: localityAt };
  const records: readonly AnyRecord[] = listRecords(kind);
  return { count: records.length, at: (index: number) => records[index] as AnyRecord };
});

/** The code of the LGA that a record is, or is in; that of a locality has most of it. */
function lgaOf(kind: RecordKind, record: AnyRecord): string | undefined {
  if (kind === "lga") return (record as Lga).code;
  if (kind === "ward") return (record as Ward).lgaCode;
  return kind === "locality" ? (record as Locality).lgaCodes[0] : undefined;
}

/** The code of the state that a record is, or is in. */
const stateOf = (kind: RecordKind, record: AnyRecord): string | undefined =>
  kind === "state" ? (record as State).code : (record as Partial<Lga>).stateCode;

/** The town from which a place is governed: people type it when they mean the place. */
function townsOf(kind: RecordKind, record: AnyRecord): readonly string[] {
  if (kind !== "state" && kind !== "lga") return [];
  const town = kind === "lga" ? (record as Lga).headquarters : (record as State).capital;
  return town === null || town === record.name ? [] : [town];
}

/** The names of the localities in each LGA and each ward, by its code: people type them and mean the place. */
const namesByPlace = /* @__PURE__ */ lazy(() => {
  const names = new Map<string, string[]>();
  for (const { name, aliases, lgaCodes, wardCodes } of listLocalities()) {
    for (const code of [...lgaCodes, ...wardCodes]) {
      const its = names.get(code);
      if (its === undefined) names.set(code, [name, ...aliases]);
      else its.push(name, ...aliases);
    }
  }
  return names;
});

const wordsOf = (name: string): readonly string[] => fold(name).split(" ");

/**
 * The names of the localities in an LGA or a ward that it is not called by itself. A ward is found by the
 * words of its own name: "Ibeju" is no second name of the ward Ibeju I.
 */
function localitiesOf(kind: RecordKind, record: AnyRecord): string[] {
  const own = [record.name, ...record.aliases, ...townsOf(kind, record)];
  const words = kind === "ward" ? new Set(own.flatMap(wordsOf)) : undefined;
  const seen = new Set(own.map(placeKey));
  return (namesByPlace().get(codeHeld(record)) ?? []).filter((name) => {
    const key = placeKey(name);
    if (seen.has(key) || (words !== undefined && wordsOf(name).every((word) => words.has(word))))
      return false;
    seen.add(key);
    return true;
  });
}

/** The codes by which people know a record. */
function codesOf(record: AnyRecord): string[] {
  const { isoCode, inecCode, pcode } = record as Partial<State>;
  return [codeHeld(record), isoCode, inecCode, pcode].filter((code) => code !== undefined);
}

/** Each record with its names; people add the name of its state, or of its LGA, to say which they mean. */
function entriesOf(kinds: readonly RecordKind[]): NamedEntry[] {
  const positions = new Map<string, number>();
  const entries: NamedEntry[] = [];
  for (const kind of kinds) {
    const { count, at } = recordsOf(kind);
    for (let index = 0; index < count; index++) {
      const record = at(index);
      const around = kind === "lga" ? undefined : lgaOf(kind, record);
      const within = positions.get(around ?? stateOf(kind, record) ?? "");
      if (kind === "state" || kind === "lga") positions.set(codeHeld(record), entries.length);
      entries.push({
        kind,
        name: record.name,
        aliases: record.aliases,
        relatedNames: townsOf(kind, record),
        partNames: localitiesOf(kind, record),
        codes: codesOf(record),
        ...(within === undefined ? {} : { within }),
      });
    }
  }
  return entries;
}

/** What people add to a name to say its kind; "constituency" may be any of three. */
const phrasesOf = (kind: RecordKind): readonly string[] =>
  isOneOf(CONSTITUENCY_KINDS, kind) ? [...PHRASES[kind], "constituency"] : PHRASES[kind];

const define = (name: string, kinds: readonly RecordKind[]): IndexDefinition => ({
  name,
  entries: () => entriesOf(kinds),
  options: {
    kinds: RANKED,
    kindWords: Object.fromEntries(LISTED.map((kind) => [kind, phrasesOf(kind)])),
    idleWords: ["Nigeria"],
  },
});

/** @internal */
export const defineStatesAndLgas = (): IndexDefinition => define("states-and-lgas", ["state", "lga"]);
/** @internal */
export const defineRecords = (): IndexDefinition => define("records", LISTED);

const statesAndLgas = /* @__PURE__ */ lazyIndex(defineStatesAndLgas);
const records = /* @__PURE__ */ lazyIndex(defineRecords);

/** The least index that has the kinds: who looks for states and LGAs loads no others. */
export const indexOf = (kinds: readonly RecordKind[]): RecordIndex =>
  kinds.every((kind) => kind === "state" || kind === "lga") ? statesAndLgas() : records();

/** A result of any kind but a bank. */
export type Found = Omit<Suggestion, "bankStatus">;

/** What a result says of a record whatever is searched for. */
type About = Omit<Found, "score" | "matched">;

/** With the names of its LGA and state, so that a list can tell namesakes apart. */
function aboutRecord(kind: RecordKind, record: AnyRecord): About {
  const lga = lgaOf(kind, record);
  const state = stateOf(kind, record);
  return {
    kind,
    code: codeHeld(record),
    name: record.name,
    lgaCode: lga ?? null,
    lgaName: lga === undefined ? null : (getLga(lga)?.name ?? null),
    stateCode: state ?? null,
    stateName: state === undefined ? null : (getState(state)?.name ?? null),
  };
}

/** Each field by its name: V8 takes a microsecond to spread an object and to add to it. */
const asFound = (about: About, score: number, matched: string): Found => ({
  kind: about.kind,
  code: about.code,
  name: about.name,
  lgaCode: about.lgaCode,
  lgaName: about.lgaName,
  stateCode: about.stateCode,
  stateName: about.stateName,
  score,
  matched,
});

/** A record as a result. */
export const describe = (kind: RecordKind, record: AnyRecord, score: number, matched: string): Found =>
  asFound(aboutRecord(kind, record), score, matched);

/**
 * Of each entry that was a result, in a list without holes: to look up the names around a record, or an entry in a
 * `Map`, takes longer than to find it.
 */
const abouts: (About | undefined)[] = [];

function aboutAt(at: number): About {
  let from = at;
  for (let nth = 0; nth < LISTED.length; nth++) {
    const kind = LISTED[nth] as RecordKind;
    const { count, at: recordAt } = recordsOf(kind);
    if (from < count) return aboutRecord(kind, recordAt(from));
    from -= count;
  }
  throw new RangeError("an index has entries that are no records");
}

/** The record at an index of the entries as a result. */
export function describeAt(at: number, score: number, matched: string): Found {
  while (abouts.length <= at) abouts.push(undefined);
  const about = abouts[at] ?? aboutAt(at);
  abouts[at] = about;
  return asFound(about, score, matched);
}

/** What orders results: those with equal scores by kind, name, size and code. */
type Ranked = Pick<Suggestion, "kind" | "code" | "name" | "score" | "matched">;

/**
 * The results of several searches as one list: each record once, by its best match, the best record first.
 */
export function bestFirst<Result extends Ranked>(results: readonly Result[], limit: number): Result[] {
  const best: Result[] = [];
  for (const result of results.slice().sort(compareResults)) {
    if (best.length === limit) break;
    if (!best.some(({ kind, code }) => code === result.code && kind === result.kind)) best.push(result);
  }
  return best;
}

/** How large a ward is: of two with one name, more people look for the one with more polling units. */
const unitsOf = ({ kind, code }: Ranked): number =>
  kind === "ward" ? (getWard(code)?.pollingUnits ?? 0) : 0;

/**
 * A bank that has the query as no name of its own, but in its name beside Microfinance Bank, is mostly called
 * after a town: "Minna" is the town first.
 */
const rankOf = ({ kind, name, matched }: Ranked): number =>
  kind === "bank" && matched === name ? RANKED.indexOf("ward") - 0.5 : RANKED.indexOf(kind);

const compareResults = (a: Ranked, b: Ranked): number =>
  b.score - a.score ||
  rankOf(a) - rankOf(b) ||
  // Their search has put them in order, a commercial bank before others of the same name.
  (a.kind === "bank" ? 0 : compareTexts(a.name, b.name)) ||
  unitsOf(b) - unitsOf(a) ||
  (a.kind === "bank" ? 0 : compareTexts(a.code, b.code));
