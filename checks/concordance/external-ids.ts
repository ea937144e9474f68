import { type TableName, tables } from "@naijaref/records";
import type { Row } from "@naijaref/tools/table";
import { type CheckedDataset, keyOf, listOf, on, repeatsIn, rule, textOf } from "../rule.ts";

/** The tables whose records a kind of external id is of. */
export const TABLES_OF_KIND: Readonly<Record<string, TableName>> = {
  state: "states",
  lga: "lgas",
  ward: "wards",
  senatorial_district: "senatorialDistricts",
  federal_constituency: "federalConstituencies",
  state_constituency: "stateConstituencies",
  locality: "localities",
  bank: "institutions",
};

const recordsByKind = (dataset: CheckedDataset): ReadonlyMap<string, ReadonlyMap<string, Row>> =>
  new Map(
    Object.entries(TABLES_OF_KIND).map(([kind, table]) => [
      kind,
      new Map(dataset[table].map((row) => [keyOf(tables[table], row), row])),
    ]),
  );

export const knownCodes = rule(
  "known-codes",
  "every external id belongs to a record that exists.",
  function* (dataset) {
    const records = recordsByKind(dataset);
    for (const row of dataset.externalIds) {
      const [kind, code] = [textOf(row, "kind"), textOf(row, "code")];
      const message = `there is no ${kind} ${code}: correct the code, or remove the row`;
      if (!records.get(kind)?.has(code)) yield on("externalIds", row, message);
    }
  },
);

const REMEDY = "keep one row, or mark what is not exact as close, with a note";

export const oneIdOneRecord = rule(
  "one-id-one-record",
  "no system has the same id twice (case makes no difference), and a record has at most one exact id in a system.",
  function* ({ externalIds }) {
    const idOf = (row: Row): string => `${textOf(row, "system")} ${textOf(row, "id").toLowerCase()}`;
    for (const [row, , key] of repeatsIn(externalIds, idOf))
      yield on("externalIds", row, `is a second row for ${key}: ${REMEDY}`);
    const exact = externalIds.filter((row) => row["relation"] === "exact");
    const recordOf = (row: Row): string =>
      ["system", "kind", "code"].map((field) => textOf(row, field)).join(" ");
    for (const [row, , key] of repeatsIn(exact, recordOf))
      yield on("externalIds", row, `is a second exact id of ${key}: ${REMEDY}`);
  },
);

/**
 * The systems that nest the ids of LGAs and constituencies: the system of the states' ids, and the separator.
 */
const NESTED: Readonly<Record<string, readonly [states: string, separator: string]>> = {
  ocd: ["ocd", "/"],
  hasc: ["hasc", "."],
  geonames_admin2: ["geonames_admin1", "."],
};

/**
 * Says the start that the id of a record must have, because the system nests its ids; undefined where it does not.
 */
function startsIn(dataset: CheckedDataset) {
  const pcodes = new Map(dataset.states.map((state) => [textOf(state, "code"), textOf(state, "pcode")]));
  const ofStates = new Map(
    dataset.externalIds
      .filter((row) => row["kind"] === "state")
      .map((row) => [`${textOf(row, "system")} ${textOf(row, "code")}`, textOf(row, "id")]),
  );
  return (system: string, kind: string, record: Row): string | undefined => {
    const state = textOf(record, "state_code");
    if (system === "pcode") return kind === "ward" ? textOf(record, "lga_code") : pcodes.get(state);
    const [states, separator] = NESTED[system] ?? [];
    const parent = kind === "state" ? undefined : ofStates.get(`${states} ${state}`);
    return parent === undefined ? undefined : `${parent}${separator}`;
  };
}

export const nestedIds = rule(
  "nested-ids",
  "if a system nests its ids, the id of a record begins with the id of its state, and the P-code of a ward begins with the P-code of its LGA.",
  function* (dataset) {
    const [startOf, records] = [startsIn(dataset), recordsByKind(dataset)];
    for (const row of dataset.externalIds) {
      const [kind, code] = [textOf(row, "kind"), textOf(row, "code")];
      const record = records.get(kind)?.get(code);
      const start = record && startOf(textOf(row, "system"), kind, record);
      const message = `does not begin with ${start}, as ${code} is part of it: correct the id or the code`;
      if (start !== undefined && !textOf(row, "id").startsWith(start)) yield on("externalIds", row, message);
    }
  },
);

/**
 * A name as the Open Civic Data registry writes it: in lower case, `_` for a space, `~` for what is no
 * letter, digit, `.`, `-` or `_`.
 */
const ocdName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(" ", "_")
    .replace(/[^\p{L}\p{N}._-]/gu, "~");

export const ocdIds = rule(
  "ocd-ids",
  "the OCD id of an LGA or constituency consists of its kind and its name or a former name.",
  function* (dataset) {
    const records = recordsByKind(dataset);
    for (const row of dataset.externalIds) {
      const kind = textOf(row, "kind");
      const record = records.get(kind)?.get(textOf(row, "code"));
      if (row["system"] !== "ocd" || kind === "state" || record === undefined) continue;
      const [type, name = ""] = textOf(row, "id").replace(/^.*\//, "").split(":");
      // A record that was renamed keeps its id, and its former name as an alias.
      const names = [textOf(record, "name"), ...listOf(record, "aliases")].map(ocdName);
      if (type === kind && names.includes(name)) continue;
      const message = `must end in ${kind}:${ocdName(textOf(record, "name"))}, because this is the record's name`;
      yield on("externalIds", row, message);
    }
  },
);
