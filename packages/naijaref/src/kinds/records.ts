import { type Rule, requireArgument, TEXT } from "../arguments.ts";
import { findBank, getBank, listBanks } from "../banks/banks.ts";
import { findConstituency, getConstituency } from "../elections/code.ts";
import { allConstituencies } from "../elections/constituencies.ts";
import { findParty, getParty, listParties } from "../elections/parties.ts";
import type { Constituency, Suggestion } from "../generated/records.ts";
import { findLocality, getLocality, listLocalities } from "../localities/localities.ts";
import { findLga, getLga, listLgas } from "../places/lgas.ts";
import { findState, getState, listStates } from "../places/states.ts";
import { findWard, getWard, listWards } from "../places/wards.ts";

interface Records<T> {
  /** By any identifier: a name, an alias or a code. */
  readonly find: (identifier: string) => { readonly ok: true; readonly value: T } | { readonly ok: false };
  /** By the code as it is written in the data. */
  readonly get: (code: string) => T | undefined;
  readonly list: () => readonly T[];
}

const seats = (kind: Constituency["kind"]): Records<Constituency> => ({
  find: (identifier) => {
    const found = findConstituency(identifier);
    return found.ok && found.value.kind !== kind ? { ok: false } : found;
  },
  get: (code) => {
    const found = getConstituency(code);
    return found?.kind === kind ? found : undefined;
  },
  list: () => allConstituencies().filter((seat) => seat.kind === kind),
});

/** Every kind whose records are in this package. `naijaref/polling-units` loads polling units. */
const HELD = {
  state: { find: findState, get: getState, list: () => listStates() },
  lga: { find: (identifier) => findLga(identifier), get: getLga, list: () => listLgas() },
  ward: { find: findWard, get: getWard, list: () => listWards() },
  senatorial_district: /* @__PURE__ */ seats("senatorial_district"),
  federal_constituency: /* @__PURE__ */ seats("federal_constituency"),
  state_constituency: /* @__PURE__ */ seats("state_constituency"),
  locality: { find: findLocality, get: getLocality, list: () => listLocalities() },
  bank: { find: findBank, get: getBank, list: () => listBanks({ active: false }) },
  party: { find: findParty, get: getParty, list: () => listParties() },
} satisfies Readonly<Record<Suggestion["kind"], Records<object>>>;

/** A kind of which the records are in this package. */
export type HeldKind = keyof typeof HELD;

type RecordsByKind = { readonly [K in HeldKind]: ReturnType<(typeof HELD)[K]["list"]>[number] };

const RECORDS: { readonly [K in HeldKind]: Records<RecordsByKind[K]> } = HELD;

/** What there is of a kind; undefined if no kind has the name. Text is needed, whatever it says. */
function recordsOf<K extends HeldKind>(call: string, kind: K): Records<RecordsByKind[K]> | undefined {
  requireArgument(call, "kind", kind, TEXT);
  return Object.hasOwn(RECORDS, kind) ? RECORDS[kind] : undefined;
}

/** The record of a kind that an identifier names; undefined if there is none, or not one only. */
export function findRecord<K extends HeldKind>(kind: K, identifier: string): RecordsByKind[K] | undefined {
  const found = recordsOf("findRecord", kind)?.find(identifier);
  return found?.ok ? found.value : undefined;
}

/**
 * The record of a kind with a code, which of a bank is its id and of a party its acronym; undefined if there
 * is none.
 */
export const getRecord = <K extends HeldKind>(kind: K, code: string): RecordsByKind[K] | undefined =>
  recordsOf("getRecord", kind)?.get(code);

/** All records of a kind, closed banks too; none of a kind that does not exist. */
export const listRecords = <K extends HeldKind>(kind: K): readonly RecordsByKind[K][] =>
  recordsOf("listRecords", kind)?.list() ?? [];

const RECORD: Rule = {
  is: (value) =>
    typeof value === "object" &&
    value !== null &&
    ["code", "id", "acronym"].some(
      (name) => typeof (value as Readonly<Record<string, unknown>>)[name] === "string",
    ),
  must: "be a record, with its code, id or acronym",
};

/** The code of a record, by which `getRecord` finds it; of a bank its id, of a party its acronym. */
export function codeOf(record: RecordsByKind[HeldKind]): string {
  requireArgument("codeOf", "record", record, RECORD);
  return codeHeld(record);
}

/** The same of what is a record. */
export function codeHeld(record: RecordsByKind[HeldKind]): string {
  if ("acronym" in record) return record.acronym;
  return "code" in record ? record.code : record.id;
}
