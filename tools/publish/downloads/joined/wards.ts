import { defineRecord, ward } from "@naijaref/records";
import type { JoinedTable } from "./table.ts";
import { ofLga, ofSeats, ofState, zoneOfState } from "./table.ts";

const { code, name, slug, ...others } = ward.fields;

const record = defineRecord({
  name: "JoinedWard",
  description:
    "A ward with all its fields and the names of its LGA, state and constituencies, so that nobody has to join tables.",
  fields: { code, name, ...ofLga, ...ofState, zone: zoneOfState, ...ofSeats, slug, ...others },
});

const NAMES: Readonly<Record<string, string>> = {
  lga_name: "lgas.name",
  state_name: "states.name",
  zone: "states.zone",
  senatorial_district_name: "sd.name",
  federal_constituency_name: "fc.name",
  state_constituency_name: "sc.name",
};

const columns = Object.keys(record.fields).map(
  (column) => `${NAMES[column] ?? `wards.${column}`} AS "${column}"`,
);

/** Names of what a ward is part of, beside each code. */
export const wardsJoined: JoinedTable = {
  name: "wards_joined",
  record,
  primaryKey: ["code"],
  formats: ["csv.gz", "parquet", "sqlite", "xlsx"],
  query: `SELECT ${columns.join(", ")} FROM wards
    JOIN lgas ON lgas.code = wards.lga_code JOIN states ON states.code = wards.state_code
    LEFT JOIN constituencies sd ON sd.code = wards.senatorial_district
    LEFT JOIN constituencies fc ON fc.code = wards.federal_constituency
    LEFT JOIN constituencies sc ON sc.code = wards.state_constituency`,
  order: "code",
};
