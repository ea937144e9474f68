import { titleOf } from "@naijaref/api/operations/suggestion-words";
import { codeOf, findRecord, getRecord, type HeldKind, KINDS, type Kind, kindsBy } from "naijaref/kinds";
import { findLga } from "naijaref/places";
import { parsePollingUnitCode } from "naijaref/polling-units";
import { type Several, severalLgas } from "../parts/which-one.tsx";
import { suggestionAddress } from "../search/addresses.ts";

/** Any record, by the names of its fields. */
export interface AnyRecord {
  readonly [field: string]: string | number | boolean | null | readonly string[];
  readonly unverifiedFields: readonly string[];
  readonly sources: readonly string[];
}

/** A record that the library has, without what only its page has. */
export interface RecordHere {
  readonly kind: Kind;
  readonly title: string;
  /** The address of its page. */
  readonly address: string;
  readonly record: AnyRecord;
}

/** The first words of the addresses of records. */
export const RECORD_PATHS: readonly string[] = [...new Set(kindsBy("page").map((kind) => KINDS[kind].path))];

/**
 * The record whose page has an address, with its own identifier or another one, as the service finds it.
 *
 * @param path the path of a page, still percent-encoded
 * @returns undefined where the address is that of no record, or of several
 */
export function findRecordAt(path: string): RecordHere | undefined {
  const [first, ...identifiers] = wordsOf(path);
  for (const kind of kindsBy("page")) {
    if (KINDS[kind].path !== first) continue;
    const found = kind === "polling_unit" ? findUnit(identifiers) : findHeld(kind, identifiers);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The LGAs of several states that an address without a state names; undefined where it names none or one. */
export function findSeveralAt(path: string): Several | undefined {
  const [first, identifier = "", ...more] = wordsOf(path);
  if (first !== KINDS.lga.path || more.length > 0) return undefined;
  const found = findLga(identifier);
  return found.ok || found.reason !== "ambiguous" ? undefined : severalLgas(found.candidates, identifier);
}

function wordsOf(path: string): readonly string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    // A browser also opens an address with a percent sign that encodes nothing.
    return [];
  }
}

function findHeld(kind: HeldKind, [identifier = "", ...more]: readonly string[]): RecordHere | undefined {
  const found =
    more.length === 0
      ? (getRecord(kind, identifier) ?? findRecord(kind, identifier))
      : kind === "lga"
        ? lgaIn(identifier, more)
        : undefined;
  if (found === undefined) return undefined;
  const [code, { name }] = [codeOf(found), found];
  return {
    kind,
    title: titleOf({ kind, code, name }),
    address: suggestionAddress({ kind, code }),
    record: { ...found },
  };
}

/** The address of an LGA has its state in it. */
function lgaIn(state: string, [identifier = "", ...more]: readonly string[]) {
  const found = more.length === 0 ? findLga(identifier, { state }) : undefined;
  return found?.ok ? found.value : undefined;
}

/** A polling unit by what its code says: its name is in a package of its own. */
function findUnit([identifier = "", ...more]: readonly string[]): RecordHere | undefined {
  const found = parsePollingUnitCode(identifier);
  if (!found.ok || more.length > 0) return undefined;
  const { code, ward } = found.value;
  const { lgaCode, stateCode, senatorialDistrict, federalConstituency, stateConstituency } = ward;
  const seats = { senatorialDistrict, federalConstituency, stateConstituency };
  return {
    kind: "polling_unit",
    title: `Polling unit ${code}`,
    address: suggestionAddress({ kind: "polling_unit", code }),
    record: {
      code,
      wardCode: ward.code,
      lgaCode,
      stateCode,
      ...seats,
      unverifiedFields: ward.unverifiedFields.filter((field) => field in seats),
      sources: [],
    },
  };
}
