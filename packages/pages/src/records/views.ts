import { codeOf, findRecord, getRecord, type HeldKind, KINDS, type Kind, kindsBy } from "naijaref/kinds";
import { findLga, getState } from "naijaref/places";
import { type PollingUnit, parsePollingUnitCode } from "naijaref/polling-units";
import type { Several } from "../parts/message.tsx";
import { wordsOfBank } from "./bank.tsx";
import { wordsOfSeat } from "./constituency.tsx";
import { wordsOfLga } from "./lga.tsx";
import { wordsOfLocality } from "./locality.tsx";
import { wordsOfParty } from "./party.tsx";
import { rowOf } from "./rows.ts";
import { wordsOfState } from "./state.tsx";
import type { RecordView, RecordWords } from "./view.tsx";
import { wordsOfUnit, wordsOfWard } from "./ward.tsx";

const WORDS = {
  state: wordsOfState,
  lga: wordsOfLga,
  ward: wordsOfWard,
  senatorial_district: wordsOfSeat,
  federal_constituency: wordsOfSeat,
  state_constituency: wordsOfSeat,
  polling_unit: wordsOfUnit,
  locality: wordsOfLocality,
  bank: wordsOfBank,
  party: wordsOfParty,
} satisfies { readonly [K in Kind]: (record: RecordOfKind<K>) => RecordWords };

type RecordOfKind<K extends Kind> = K extends HeldKind
  ? NonNullable<ReturnType<typeof import("naijaref/kinds").getRecord<K>>>
  : PollingUnit;

export function viewOf<K extends Kind>(kind: K, record: RecordOfKind<K>): RecordView {
  const { name, aliases } = record;
  const own = { kind, code: codeOf(record as RecordOfKind<HeldKind>), name, otherNames: aliases, record };
  return { ...own, ...(WORDS[kind] as (record: RecordOfKind<K>) => RecordWords)(record) };
}

export const RECORD_PATHS: readonly string[] = [...new Set(kindsBy("page").map((kind) => KINDS[kind].path))];

/**
 * The record whose page has an address, with its own identifier or another one; undefined where it is that of
 * no record, or of several.
 *
 * @param segments of the path of the address, decoded
 */
export function findView([path, ...identifiers]: readonly string[]): RecordView | undefined {
  for (const kind of kindsBy("page")) {
    if (KINDS[kind].path !== path) continue;
    const found = kind === "polling_unit" ? findUnit(identifiers) : findHeld(kind, identifiers);
    // The record is of this kind, which the types of two lists cannot say.
    if (found !== undefined) return viewOf(kind, found as never);
  }
  return undefined;
}

/** The LGAs of several states that an address without a state names; undefined where it names none or one. */
export function findSeveral([path, identifier = "", ...more]: readonly string[]): Several | undefined {
  if (path !== KINDS.lga.path || more.length > 0) return undefined;
  const found = findLga(identifier);
  if (found.ok || found.reason !== "ambiguous") return undefined;
  const name = found.candidates[0]?.name ?? identifier;
  const links = found.candidates.map((lga) => ({ ...rowOf.lga(lga), note: getState(lga.stateCode)?.name }));
  return { name, what: "LGA", links };
}

function findHeld(kind: HeldKind, [identifier = "", inside, ...more]: readonly string[]) {
  if (inside === undefined) return getRecord(kind, identifier) ?? findRecord(kind, identifier);
  // The address of an LGA has its state in it.
  const found = kind === "lga" && more.length === 0 ? findLga(inside, { state: identifier }) : undefined;
  return found?.ok ? found.value : undefined;
}

/** A polling unit by what its code says: its name is in a package of its own. */
function findUnit([identifier = "", ...more]: readonly string[]): PollingUnit | undefined {
  const found = parsePollingUnitCode(identifier);
  if (!found.ok || more.length > 0) return undefined;
  const { code, ward } = found.value;
  const name = `Polling unit ${code}`;
  return {
    code,
    name,
    inecName: name,
    kind: null,
    wardCode: ward.code,
    lgaCode: ward.lgaCode,
    stateCode: ward.stateCode,
    aliases: [],
    unverifiedFields: [],
    sources: [],
  };
}
