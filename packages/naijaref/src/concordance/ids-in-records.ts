import { allBanks, findBank } from "../banks/banks.ts";
import { allConstituencies } from "../elections/constituencies.ts";
import type { Constituency, ExternalId } from "../generated/records.ts";
import { listLocalities } from "../localities/localities.ts";
import { listLgas } from "../places/lgas.ts";
import { listStates } from "../places/states.ts";
import { listWards } from "../places/wards.ts";

type TextField<T> = { [Name in keyof T]: T[Name] extends string | null ? Name & string : never }[keyof T];

interface Sourced {
  readonly sources: readonly string[];
  readonly unverifiedFields: readonly string[];
}

const UNVERIFIED = "The record marks this code as unverified.";

/** The ids in the fields of one record. `fields` names for each system the field that has its id. */
function idsIn<T extends Sourced>(
  record: T,
  kind: ExternalId["kind"],
  code: string,
  fields: Readonly<Record<string, TextField<T>>>,
): ExternalId[] {
  return Object.entries(fields).flatMap(([system, field]) => {
    const id = record[field] as string | null;
    if (id === null) return [];
    const note = record.unverifiedFields.includes(field) ? UNVERIFIED : null;
    return [
      Object.freeze({ system, id, kind, code, relation: "exact" as const, note, sources: record.sources }),
    ];
  });
}

/** INEC abbreviates a state at the end of the codes of its constituencies: `SD/072/LA`. */
const abbreviationOf = ({ inecCode, stateCode, sources }: Constituency): ExternalId =>
  Object.freeze({
    system: "inec_abbreviation",
    id: inecCode.slice(inecCode.lastIndexOf("/") + 1),
    kind: "state",
    code: stateCode,
    relation: "exact",
    note: null,
    sources,
  });

const constituencies = (kind: Constituency["kind"]) => () =>
  allConstituencies()
    .filter((unit) => unit.kind === kind)
    .flatMap((unit) => idsIn(unit, kind, unit.code, { inec: "inecCode" }));

/**
 * The ids that the records of a kind have themselves, so that the concordance does not store them a second
 * time: ISO, INEC and P-codes, CBN and NIP codes. By kind, because a kind's table is unpacked only when it is
 * needed.
 */
export const idsInRecords: Readonly<Record<ExternalId["kind"], () => readonly ExternalId[]>> = {
  state: () => [
    ...listStates().flatMap((state) =>
      idsIn(state, "state", state.code, { iso_3166_2: "isoCode", inec: "inecCode", pcode: "pcode" }),
    ),
    ...new Map(
      allConstituencies()
        .filter(({ kind }) => kind === "senatorial_district")
        .map((unit) => [unit.stateCode, abbreviationOf(unit)]),
    ).values(),
  ],
  lga: () => listLgas().flatMap((lga) => idsIn(lga, "lga", lga.code, { inec: "inecCode", pcode: "code" })),
  ward: () => listWards().flatMap((ward) => idsIn(ward, "ward", ward.code, { inec: "code" })),
  senatorial_district: constituencies("senatorial_district"),
  federal_constituency: constituencies("federal_constituency"),
  state_constituency: constituencies("state_constituency"),
  locality: () =>
    listLocalities().flatMap((place) => idsIn(place, "locality", place.code, { geonames: "geonamesId" })),
  bank: () =>
    allBanks().flatMap((bank) =>
      idsIn(bank, "bank", bank.id, { cbn: "cbnCode", nip: "nipCode" }).filter(({ id }) => {
        // A code that a closed bank shares with an active one is the active one's.
        const found = findBank(id);
        return found.ok && found.value === bank;
      }),
    ),
};
