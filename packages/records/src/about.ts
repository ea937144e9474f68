import { datasetNames } from "./datasets.generated.ts";
import { defineDomain } from "./domain.ts";
import { integer, list, maybeText, maybeValue, oneOf, oneOfToday, text } from "./field.ts";
import { ADDRESS, DATA_VERSION, DAY_OR_LESS, SOURCE_ID, WHOLE_DAY } from "./forms.ts";
import { defineRecord } from "./record.ts";

export const source = defineRecord({
  name: "Source",
  description: "One publication from which facts of the dataset were taken.",
  fields: {
    id: text("The id that records use in their `sources`.", "inec-irev-2023", SOURCE_ID),
    name: text("The publication's title.", "INEC Result Viewing portal, presidential election of 2023"),
    publisher: text("Who published it.", "Independent National Electoral Commission"),
    url: maybeText(
      "The address at which it was published; null if it has none.",
      "https://www.inecelectionresults.ng",
      ADDRESS,
    ),
    licence: text(
      "The licence under which it was published. If none was stated, the text says so, and only facts were taken.",
      "none stated (facts only)",
    ),
    retrieved: maybeText(
      "The date of the copy that was read: YYYY, YYYY-MM or YYYY-MM-DD.",
      "2023-03",
      DAY_OR_LESS,
    ),
    compared: text(
      "The day on which the values here were last compared with this source.",
      "2026-11-21",
      WHOLE_DAY,
    ),
    relays: list(
      "Ids of the sources that this one repeats. Because it repeats them, it does not count as a second, independent source.",
      ["geonames-admin2"],
      SOURCE_ID,
    ),
  },
});

/** Not a table: it is counted when the data is compiled. */
export const fieldCounts = defineRecord({
  name: "FieldCounts",
  description: "How many values of one field are known, and how many of them are verified.",
  fields: {
    dataset: text("The records counted, as in `counts`.", "lgas"),
    field: text("The field.", "headquarters"),
    records: integer("How many records there are.", 774),
    known: integer("How many of them have a value.", 772),
    verified: integer(
      "How many values are verified: the body that decides the fact lists the value, or two publishers that do not repeat each other have it, or a rule proves it.",
      647,
    ),
    unverified: integer(
      "How many values are unverified: the record names the field in `unverified_fields`.",
      125,
    ),
    newest_evidence: maybeText(
      "The date of the newest copy among the sources that prove the field; null if none has a date, or if a rule proves the field from other data.",
      "2026-01",
      DAY_OR_LESS,
    ),
  },
});

export const coverage = defineRecord({
  name: "Coverage",
  description: "A known gap of the dataset.",
  fields: {
    dataset: oneOfToday(datasetNames, "The dataset that has the gap. New datasets come.", "places"),
    gap: text(
      "What is missing or in doubt, in one sentence.",
      "The headquarters of two LGAs (Ugwunagbo, Enugu South) are unknown here: no source that may be used names one.",
    ),
  },
});

export const change = defineRecord({
  name: "Change",
  description: "A change of the dataset. The date of the newest change is part of the data version.",
  fields: {
    date: text("The day of the change.", "2026-11-21", WHOLE_DAY),
    dataset: oneOf(datasetNames, "The dataset that changed.", "places"),
    change: text("The effect on users, in one sentence.", "First edition: 37 states, 774 LGAs, 8,809 wards."),
    checksum: maybeText(
      "A checksum of the dataset's tables after the change. Leave it empty: `npm run fix:data` writes it.",
      "sha256-0a1b2c3d4e5f6071",
    ),
  },
});

/** Not a table: the tool that compares editions writes it. */
export const recordChange = defineRecord({
  name: "RecordChange",
  description:
    "A difference between two editions of the dataset: a record that was added or removed, or a field of a record with its value before and after.",
  fields: {
    data_version: text("The data version in which it is new.", "2026-11-22+de2680ac", DATA_VERSION),
    date: text("The day of that version.", "2026-11-22", WHOLE_DAY),
    kind: text("The table of the record, as in the downloads.", "lgas"),
    code: text("The record's code; a bank's id.", "NG001001"),
    change: oneOf(
      ["added", "removed", "renamed", "moved", "closed", "corrected"],
      "What became of it. `closed` is an event in the world; the others are changes of this dataset.",
      "corrected",
    ),
    happened: maybeText(
      "When an event in the world happened: YYYY, YYYY-MM or YYYY-MM-DD; null if it is not known or there was none.",
      "2026-10-05",
      DAY_OR_LESS,
    ),
    field: maybeText(
      "The field that has another value; null if the whole record was added or removed.",
      "headquarters",
    ),
    before: maybeValue(
      "The value before: text, a number, true or false, or a list of texts; null if there was none, or if the record was added or removed.",
      null,
    ),
    after: maybeValue(
      "The value after, as in `before`; null if there is none, or if the record was added or removed.",
      "Umuahia",
    ),
    sources: list(
      "Ids of the sources of the record after the change; before it, if it was removed.",
      ["inec-irev-2023"],
      SOURCE_ID,
    ),
  },
});

export const about = defineDomain({
  title: "About",
  summary: "The dataset's version, sources and known gaps, the health of the service, and its description.",
  records: [fieldCounts, recordChange],
  tables: {
    sources: { record: source, path: "sources.csv", sortedBy: ["id"] },
    coverage: { record: coverage, path: "coverage.csv", sortedBy: ["dataset", "gap"] },
    changes: {
      record: change,
      path: "changes.csv",
      sortedBy: ["date", "dataset", "change"],
      internal: true,
    },
  },
});
