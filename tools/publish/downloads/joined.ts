import {
  constituency,
  defineRecord,
  flag,
  integer,
  lga,
  maybeText,
  number,
  pollingUnit,
  type RecordDefinition,
  text,
  ward,
} from "@naijaref/records";
import type { PollingUnitFile, Row, StoredPollingUnit } from "../../data/table/index.ts";
import type { ForeignKey, Resource } from "./resources.ts";

const nameOf = (what: string, example: string) => text(`The name of the ${what}.`, example);

const { lga_code, state_code, senatorial_district, federal_constituency, state_constituency } = ward.fields;

const ofLga = { lga_code, lga_name: nameOf("LGA", "Ikeja") };

const ofState = { state_code, state_name: nameOf("state", "Lagos") };

const ofSeats = {
  senatorial_district,
  senatorial_district_name: nameOf("senatorial district", "Lagos West"),
  federal_constituency,
  federal_constituency_name: nameOf("federal constituency", "Ikeja"),
  state_constituency,
  state_constituency_name: maybeText("The name of the state constituency.", "Ikeja I"),
};

/** The three fields of a ward that name its constituencies. */
const SEAT_FIELDS = ["senatorial_district", "federal_constituency", "state_constituency"] as const;

const KEYS: readonly ForeignKey[] = [
  { field: "state_code", resource: "states", key: "code" },
  { field: "lga_code", resource: "lgas", key: "code" },
  { field: "ward_code", resource: "wards", key: "code" },
  ...[...SEAT_FIELDS, "constituency_code"].map((field) => ({
    field,
    resource: "constituencies",
    key: "code",
  })),
];

export const keysOf = ({ fields }: RecordDefinition): readonly ForeignKey[] =>
  KEYS.filter(({ field }) => field in fields);

export interface JoinedTable extends Pick<Resource, "name" | "record" | "primaryKey" | "formats" | "apart"> {
  /** Its rows, from the tables of the database. */
  readonly query: string;
  /** By which files list them. */
  readonly order: string;
}

const { code: wardCode, name: wardName, slug, ...othersOfWard } = ward.fields;

const joinedWard = defineRecord({
  name: "JoinedWard",
  description:
    "A ward with all its fields and the names of its LGA, state and constituencies, so that nobody has to join tables.",
  fields: {
    code: wardCode,
    name: wardName,
    ...ofLga,
    ...ofState,
    zone: text("The geopolitical zone of the state.", "South-West"),
    ...ofSeats,
    slug,
    ...othersOfWard,
  },
});

const NAMES: Readonly<Record<string, string>> = {
  lga_name: "lgas.name",
  state_name: "states.name",
  zone: "states.zone",
  senatorial_district_name: "sd.name",
  federal_constituency_name: "fc.name",
  state_constituency_name: "sc.name",
};

const columns = Object.keys(joinedWard.fields).map(
  (column) => `${NAMES[column] ?? `wards.${column}`} AS "${column}"`,
);

/** Names of what a ward is part of, beside each code. */
export const wardsJoined: JoinedTable = {
  name: "wards_joined",
  record: joinedWard,
  primaryKey: ["code"],
  formats: ["csv.gz", "parquet", "sqlite", "xlsx"],
  query: `SELECT ${columns.join(", ")} FROM wards
    JOIN lgas ON lgas.code = wards.lga_code JOIN states ON states.code = wards.state_code
    LEFT JOIN constituencies sd ON sd.code = wards.senatorial_district
    LEFT JOIN constituencies fc ON fc.code = wards.federal_constituency
    LEFT JOIN constituencies sc ON sc.code = wards.state_constituency`,
  order: "code",
};

const codeOfSeat = {
  ...constituency.fields.code,
  description: "The code of the constituency. Its letters say the kind: SD, FC or SC.",
};
const ofSeat = {
  kind: constituency.fields.kind,
  constituency_code: codeOfSeat,
  constituency_inec_code: {
    ...constituency.fields.inec_code,
    description: "The code of the constituency as INEC prints it.",
  },
  constituency_name: nameOf("constituency, without the word constituency or district", "Ikeja I"),
};
const count = (what: string, example: number) => integer(what, example, { minimum: 0 });
const share = (what: string, example: number) =>
  number(`${what}, from 0 to 1, to six decimals.`, example, { minimum: 0, maximum: 1 });

const fields = {
  lga_code: ofLga.lga_code,
  lga_inec_code: lga.fields.inec_code,
  lga_name: ofLga.lga_name,
  ...ofState,
  ...ofSeat,
  is_whole_lga: flag("Whether the whole LGA is in the constituency. If not, the ward decides.", false),
  wards: count("How many wards of the LGA are in the constituency.", 5),
  polling_units: count("How many polling units of the LGA are in the constituency.", 298),
  share_of_wards: share("Which part of the LGA's wards is in the constituency", 0.5),
  share_of_polling_units: share("Which part of the LGA's polling units is in the constituency", 0.446777),
  share_of_constituency_wards: share("Which part of the constituency's wards is in the LGA", 1),
  share_of_constituency_polling_units: share(
    "Which part of the constituency's polling units is in the LGA",
    1,
  ),
};

const SEATS = SEAT_FIELDS.map(
  (field) =>
    `SELECT code AS ward_code, lga_code, polling_units, ${field} AS constituency_code FROM wards WHERE ${field} IS NOT NULL`,
).join(" UNION ALL ");

const PARTS = `SELECT lga_code, constituency_code, count(*) AS wards, sum(polling_units) AS polling_units FROM (${SEATS}) GROUP BY lga_code, constituency_code`;

const shareOf = (count: "wards" | "polling_units", whole: "lga" | "seat"): string =>
  `round(part.${count} * 1000000.0 / whole_${whole}.${count}) / 1000000`;

const EXPRESSIONS: Readonly<Record<keyof typeof fields, string>> = {
  lga_code: "lgas.code",
  lga_inec_code: "lgas.inec_code",
  lga_name: "lgas.name",
  state_code: "lgas.state_code",
  state_name: "states.name",
  kind: "c.kind",
  constituency_code: "c.code",
  constituency_inec_code: "c.inec_code",
  constituency_name: "c.name",
  is_whole_lga: "part.wards = whole_lga.wards",
  wards: "part.wards",
  polling_units: "part.polling_units",
  share_of_wards: shareOf("wards", "lga"),
  share_of_polling_units: shareOf("polling_units", "lga"),
  share_of_constituency_wards: shareOf("wards", "seat"),
  share_of_constituency_polling_units: shareOf("polling_units", "seat"),
};

/** As people list them: senatorial district, federal, then state constituency. */
const BY_KIND = "instr('SD FC SC', substr(constituency_code, 1, 2))";

export const lgaSeats: JoinedTable = {
  name: "lga_seats",
  record: defineRecord({
    name: "LgaSeat",
    description:
      "An LGA and a constituency that it has wards in: each LGA with its senatorial district, federal and state constituencies, and the shares of each in the other.",
    fields,
  }),
  primaryKey: ["lga_code", "constituency_code"],
  formats: ["csv", "parquet", "sqlite", "xlsx"],
  query: `SELECT ${Object.entries(EXPRESSIONS)
    .map(([column, expression]) => `${expression} AS "${column}"`)
    .join(", ")}
    FROM (${PARTS}) part JOIN lgas ON lgas.code = part.lga_code JOIN states ON states.code = lgas.state_code
    JOIN constituencies c ON c.code = part.constituency_code
    JOIN (SELECT lga_code, count(*) AS wards, sum(polling_units) AS polling_units FROM wards GROUP BY lga_code) whole_lga
    ON whole_lga.lga_code = part.lga_code
    JOIN (SELECT constituency_code, count(*) AS wards, sum(polling_units) AS polling_units FROM (${SEATS}) GROUP BY constituency_code) whole_seat
    ON whole_seat.constituency_code = part.constituency_code`,
  order: `lga_code, ${BY_KIND}, constituency_code`,
};

const wardSeat = defineRecord({
  name: "WardSeat",
  description: "A ward and one of its constituencies: three rows a ward, and two in the FCT.",
  fields: {
    ward_code: {
      ...ward.fields.code,
      description: "The electoral commission's code of the ward.",
    },
    ward_name: nameOf("ward", "Anifowoshe/Ikeja"),
    ...ofLga,
    ...ofState,
    kind: constituency.fields.kind,
    constituency_code: codeOfSeat,
    constituency_name: ofSeat.constituency_name,
    polling_units: count("How many polling units the ward has.", 47),
  },
});

export const wardSeats: JoinedTable = {
  name: "ward_seats",
  record: wardSeat,
  primaryKey: ["ward_code", "constituency_code"],
  formats: ["csv.gz", "parquet", "sqlite"],
  apart: ["parquet"],
  query: `SELECT wards.code AS ward_code, wards.name AS ward_name, wards.lga_code AS lga_code, lgas.name AS lga_name,
    wards.state_code AS state_code, states.name AS state_name, c.kind AS kind, c.code AS constituency_code,
    c.name AS constituency_name, wards.polling_units AS polling_units FROM (${SEATS}) seat
    JOIN wards ON wards.code = seat.ward_code JOIN lgas ON lgas.code = wards.lga_code
    JOIN states ON states.code = wards.state_code JOIN constituencies c ON c.code = seat.constituency_code`,
  order: `ward_code, ${BY_KIND}`,
};

const { code, name, inec_name, kind, ward_code, aliases, unverified_fields, ...ofUnit } = pollingUnit.fields;

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
    lga_code: ofUnit.lga_code,
    ...ofState,
    state_code: ofUnit.state_code,
    ...ofSeats,
    aliases,
    unverified_fields,
  },
});

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

const wardOf = ({ code }: StoredPollingUnit): string => code.slice(0, 8);

export const rowOfUnit = (unit: StoredPollingUnit): Row => ({
  code: unit.code,
  name: unit.name,
  inec_name: unit.inecName,
  kind: unit.kind,
  ward_code: wardOf(unit),
  aliases: unit.aliases,
  unverified_fields: unit.unverifiedFields,
});

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
      const ward = wards.get(wardOf(unit)) ?? {};
      const ofWard = OF_WARD.map((field) => [field, ward[field] ?? null]);
      return { ...rowOfUnit(unit), ward_name: ward["name"] ?? null, ...Object.fromEntries(ofWard) };
    });
    const slug = String(state["slug"]).replaceAll("-", "_");
    return { state, resource: resourceOf(`${JOINED_UNITS}_${slug}`, rows) };
  });
  const all = ofStates.flatMap(({ resource }) => resource.rows);
  return { ofStates, ofCountry: resourceOf(JOINED_UNITS, all) };
}
