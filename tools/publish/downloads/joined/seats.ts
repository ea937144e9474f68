import { constituency, defineRecord, flag, integer, lga, number, ward } from "@naijaref/records";
import type { JoinedTable } from "./table.ts";
import { nameOf, ofLga, ofState, SEAT_FIELDS } from "./table.ts";

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
const ofLgaWithCodes = {
  lga_code: ofLga.lga_code,
  lga_inec_code: lga.fields.inec_code,
  lga_name: ofLga.lga_name,
};

const count = (what: string, example: number) => integer({ description: what, example, minimum: 0 });
const share = (what: string, example: number) =>
  number({ description: `${what}, from 0 to 1, to six decimals.`, example, minimum: 0, maximum: 1 });

const common = {
  is_whole_lga: flag({
    description: "Whether the whole LGA is in the constituency. If not, the ward decides.",
    example: false,
  }),
  wards: count("How many wards of the LGA are in the constituency.", 5),
  polling_units: count("How many polling units of the LGA are in the constituency.", 298),
};

const SEATS = SEAT_FIELDS.map(
  (field) =>
    `SELECT code AS ward_code, lga_code, polling_units, ${field} AS constituency_code FROM wards WHERE ${field} IS NOT NULL`,
).join(" UNION ALL ");

const wholes = (of: "lga_code" | "constituency_code") =>
  of === "lga_code"
    ? "SELECT lga_code, count(*) AS wards, sum(polling_units) AS polling_units FROM wards GROUP BY lga_code"
    : `SELECT constituency_code, count(*) AS wards, sum(polling_units) AS polling_units FROM (${SEATS}) GROUP BY constituency_code`;

const PARTS = `SELECT lga_code, constituency_code, count(*) AS wards, sum(polling_units) AS polling_units FROM (${SEATS}) GROUP BY lga_code, constituency_code`;

/** A query for a table of parts, with its columns as they are named in the record. */
const queryOfParts = (columns: readonly string[], sharesOf: "lga_code" | "constituency_code"): string => {
  const expressions: Readonly<Record<string, string>> = {
    kind: "c.kind",
    constituency_code: "c.code",
    constituency_inec_code: "c.inec_code",
    constituency_name: "c.name",
    lga_code: "lgas.code",
    lga_inec_code: "lgas.inec_code",
    lga_name: "lgas.name",
    state_code: "lgas.state_code",
    state_name: "states.name",
    is_whole_lga: "part.wards = whole_lga.wards",
    wards: "part.wards",
    polling_units: "part.polling_units",
    share_of_wards: "round(part.wards * 1000000.0 / whole.wards) / 1000000",
    share_of_polling_units: "round(part.polling_units * 1000000.0 / whole.polling_units) / 1000000",
  };
  return `SELECT ${columns.map((column) => `${expressions[column]} AS "${column}"`).join(", ")}
    FROM (${PARTS}) part JOIN lgas ON lgas.code = part.lga_code JOIN states ON states.code = lgas.state_code
    JOIN constituencies c ON c.code = part.constituency_code
    JOIN (${wholes("lga_code")}) whole_lga ON whole_lga.lga_code = part.lga_code
    JOIN (${wholes(sharesOf)}) whole ON whole.${sharesOf} = part.${sharesOf}`;
};

/** As people list them: senatorial district, federal, then state constituency. */
const BY_KIND = "instr('SD FC SC', substr(constituency_code, 1, 2))";

const lgaSeat = defineRecord({
  name: "LgaSeat",
  description:
    "An LGA and a constituency that it has wards in: each LGA with its senatorial district, federal and state constituencies, and the share of the LGA in each.",
  fields: {
    ...ofLgaWithCodes,
    ...ofState,
    ...ofSeat,
    ...common,
    share_of_wards: share("Which part of the LGA's wards is in the constituency", 0.5),
    share_of_polling_units: share("Which part of the LGA's polling units is in the constituency", 0.446777),
  },
});

export const lgaSeats: JoinedTable = {
  name: "lga_seats",
  record: lgaSeat,
  primaryKey: ["lga_code", "constituency_code"],
  formats: ["csv", "parquet", "sqlite", "xlsx"],
  query: queryOfParts(Object.keys(lgaSeat.fields), "lga_code"),
  order: `lga_code, ${BY_KIND}, constituency_code`,
};

const constituencyLga = defineRecord({
  name: "ConstituencyLga",
  description:
    "A constituency and an LGA that it has wards in: each constituency with its LGAs, and the share of the constituency in each.",
  fields: {
    ...ofSeat,
    ...ofState,
    ...ofLgaWithCodes,
    ...common,
    share_of_wards: share("Which part of the constituency's wards is in the LGA", 1),
    share_of_polling_units: share("Which part of the constituency's polling units is in the LGA", 1),
  },
});

export const constituencyLgas: JoinedTable = {
  name: "constituency_lgas",
  record: constituencyLga,
  primaryKey: ["constituency_code", "lga_code"],
  formats: ["csv.gz", "parquet", "sqlite", "xlsx"],
  query: queryOfParts(Object.keys(constituencyLga.fields), "constituency_code"),
  order: `${BY_KIND}, constituency_code, lga_code`,
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
