import { maybeText, type RecordDefinition, text, ward } from "@naijaref/records";
import type { ForeignKey, Resource } from "../resource.ts";

export const nameOf = (what: string, example: string) => text(`The name of the ${what}.`, example);

const maybeNameOf = (what: string, example: string) => maybeText(`The name of the ${what}.`, example);

const { lga_code, state_code, senatorial_district, federal_constituency, state_constituency } = ward.fields;

/** The columns of the LGA that something is in. */
export const ofLga = { lga_code, lga_name: nameOf("LGA", "Ikeja") };

export const ofState = { state_code, state_name: nameOf("state", "Lagos") };

/** Those of the three constituencies. */
export const ofSeats = {
  senatorial_district,
  senatorial_district_name: nameOf("senatorial district", "Lagos West"),
  federal_constituency,
  federal_constituency_name: nameOf("federal constituency", "Ikeja"),
  state_constituency,
  state_constituency_name: maybeNameOf("state constituency", "Ikeja I"),
};

export const zoneOfState = text("The geopolitical zone of the state.", "South-West");

/** The three fields of a ward that name its constituencies. */
export const SEAT_FIELDS = ["senatorial_district", "federal_constituency", "state_constituency"] as const;

const KEYS: readonly ForeignKey[] = [
  { field: "state_code", resource: "states", key: "code" },
  { field: "lga_code", resource: "lgas", key: "code" },
  { field: "ward_code", resource: "wards", key: "code" },
  ...["senatorial_district", "federal_constituency", "state_constituency", "constituency_code"].map(
    (field) => ({ field, resource: "constituencies", key: "code" }),
  ),
];

export const keysOf = ({ fields }: RecordDefinition): readonly ForeignKey[] =>
  KEYS.filter(({ field }) => field in fields);

/** A table that repeats others, joined. */
export interface JoinedTable extends Pick<Resource, "name" | "record" | "primaryKey" | "formats" | "apart"> {
  /** Its rows, from the tables of the database. */
  readonly query: string;
  /** By which files list them. */
  readonly order: string;
}
