import { defineRecord, pollingUnit } from "@naijaref/records";
import type { PollingUnitFile, Row } from "../../../data/table/index.ts";
import type { Resource } from "../resource.ts";
import { keysOf, nameOf, ofLga, ofSeats, ofState } from "./table.ts";
import { wardsJoined } from "./wards.ts";

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

/** What a unit has of its ward, as the joined wards have it. */
const OF_WARD = Object.keys({ ...ofLga, ...ofState, ...ofSeats });

/** The polling units joined: of each state, and of the country. */
export function joinPollingUnits(
  files: readonly PollingUnitFile[],
  resources: readonly Resource[],
): { readonly ofStates: readonly JoinedUnits[]; readonly ofCountry: Resource } {
  const rowsOf = (name: string): readonly Row[] => resources.find((one) => one.name === name)?.rows ?? [];
  const states = new Map(rowsOf("states").map((row) => [String(row["inec_code"]), row]));
  const wards = new Map(rowsOf(wardsJoined.name).map((row) => [String(row["code"]), row]));
  const ofStates = files.flatMap(({ units }) => {
    const state = states.get(units[0]?.code.slice(0, 2) ?? "");
    if (state === undefined) return [];
    const rows = units.map((unit): Row => {
      const wardCode = unit.code.slice(0, 8);
      const ward = wards.get(wardCode) ?? {};
      return {
        code: unit.code,
        name: unit.name,
        inec_name: unit.inecName,
        kind: unit.kind,
        ward_code: wardCode,
        ward_name: ward["name"] ?? null,
        ...Object.fromEntries(OF_WARD.map((field) => [field, ward[field] ?? null])),
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
