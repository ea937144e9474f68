import { defineRecord, pollingUnit } from "@naijaref/records";
import type { PollingUnitFile, Row } from "../../../data/table/index.ts";
import type { Resource } from "../resource.ts";
import { keysOf, type Lookup, nameOf, ofLga, ofSeats, ofState } from "./table.ts";

const { code, name, inec_name, kind, ward_code, lga_code, state_code, aliases, unverified_fields } =
  pollingUnit.fields;

const record = defineRecord({
  name: "JoinedPollingUnit",
  description:
    "A polling unit with INEC's own print of its name, and the codes and names of its ward, LGA, state and constituencies.",
  fields: {
    code,
    name,
    inec_name,
    kind,
    ward_code,
    ward_name: nameOf("ward", "Anifowoshe/Ikeja"),
    ...ofLga,
    lga_code,
    ...ofState,
    state_code,
    ...ofSeats,
    aliases,
    unverified_fields,
  },
});

/** The polling units of one state, joined, or with `slug` undefined of several. */
export interface JoinedUnits {
  readonly state: Row;
  readonly resource: Resource;
}

const resourceOf = (resourceName: string, rows: readonly Row[]): Resource => ({
  name: resourceName,
  record,
  primaryKey: ["code"],
  foreignKeys: keysOf(record),
  rows,
  formats: [],
});

const JOINED_UNITS = "polling_units_joined";

/** The polling units joined: of each state, and of the country. */
export function joinPollingUnits(
  files: readonly PollingUnitFile[],
  lookup: Lookup,
): { readonly ofStates: readonly JoinedUnits[]; readonly ofCountry: Resource } {
  const states = new Map(lookup.rowsOf("states").map((row) => [String(row["inec_code"]), row]));
  const ofStates = files.flatMap(({ units }) => {
    const state = states.get(units[0]?.code.slice(0, 2) ?? "");
    if (state === undefined) return [];
    const rows = units.map((unit): Row => {
      const wardOf = lookup.rowOf("wards", unit.code.slice(0, 8));
      const seat = (field: string) => ({
        [field]: wardOf?.[field] ?? null,
        [`${field}_name`]: lookup.nameIn("constituencies", wardOf?.[field]),
      });
      return {
        code: unit.code,
        name: unit.name,
        inec_name: unit.inecName,
        kind: unit.kind,
        ward_code: unit.code.slice(0, 8),
        ward_name: wardOf?.["name"] ?? null,
        lga_code: wardOf?.["lga_code"] ?? null,
        lga_name: lookup.nameIn("lgas", wardOf?.["lga_code"]),
        state_code: state["code"] ?? null,
        state_name: state["name"] ?? null,
        ...seat("senatorial_district"),
        ...seat("federal_constituency"),
        ...seat("state_constituency"),
        aliases: unit.aliases,
        unverified_fields: unit.unverifiedFields,
      };
    });
    const slug = String(state["slug"]).replaceAll("-", "_");
    return { state, resource: resourceOf(`${JOINED_UNITS}_${slug}`, rows) };
  });
  return {
    ofStates,
    ofCountry: resourceOf(
      JOINED_UNITS,
      ofStates.flatMap(({ resource }) => resource.rows),
    ),
  };
}
