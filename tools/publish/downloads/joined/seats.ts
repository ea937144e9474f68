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
