import { titleOf } from "@naijaref/api/operations/suggestion-words";
import { snakeCase } from "@naijaref/records/field";
import { getRecord, type HeldKind } from "naijaref/kinds";
import type { Code } from "../parts/codes.tsx";
import { fieldTitle } from "../parts/field-names.ts";
import { suggestionAddress } from "../search/addresses.ts";
import { dateInWords, grouped } from "../words.ts";
import type { AnyRecord, RecordHere } from "./record-here.ts";

/** The fields of any record as people read them. A new field needs a line here only if it is special. */

const CODES = ["code", "isoCode", "inecCode", "pcode", "cbnCode", "nipCode", "ussd", "acronym"];

/** Fields with the codes of other records. The first three are what a record is in, the widest first. */
const OTHER_RECORDS: Readonly<Record<string, HeldKind>> = {
  stateCode: "state",
  lgaCode: "lga",
  wardCode: "ward",
  lgaCodes: "lga",
  wardCodes: "ward",
  senatorialDistrictCode: "senatorial_district",
  senatorialDistrict: "senatorial_district",
  federalConstituency: "federal_constituency",
  stateConstituency: "state_constituency",
  mergedInto: "bank",
};

const PARENTS = ["stateCode", "lgaCode", "wardCode"];

const NOT_FACTS = [
  ...CODES,
  "name",
  "shortName",
  "slug",
  "aliases",
  "unverifiedFields",
  "sources",
  "pickerGroup",
  "accountNumbers",
  "sharedNames",
];

export interface OtherRecord {
  readonly name: string;
  readonly address: string;
}

export interface FactHere {
  readonly field: string;
  readonly title: string;
  readonly isUnsure: boolean;
  /** Words, or the records that the field names. */
  readonly value: string | readonly OtherRecord[];
}

export const codesOf = ({ record }: RecordHere): readonly Code[] =>
  CODES.flatMap((field) => {
    const value = record[field];
    return typeof value === "string"
      ? [{ system: titleOfField(field), value, isUnsure: record.unverifiedFields.includes(field) }]
      : [];
  });

export const otherNamesOf = ({ title, record }: RecordHere): readonly string[] =>
  [record["name"], ...listOf(record["aliases"])].filter(
    (name): name is string => typeof name === "string" && name !== title,
  );

export const parentsOf = ({ record }: RecordHere): readonly OtherRecord[] =>
  PARENTS.flatMap((field) => othersIn(field, record[field]));

/** All other fields that have a value. */
export const factsOf = ({ kind, record }: RecordHere): readonly FactHere[] =>
  Object.entries(record).flatMap(([field, value]) => {
    // A field that has its code beside it is one line: the code leads to the record.
    if (NOT_FACTS.includes(field) || `${field}Code` in record || value === kind) return [];
    const others = othersIn(field, value);
    const shown = others.length > 0 ? others : textOf(value);
    if (shown === undefined) return [];
    const pair = [field, field.replace(/Code$/, "")];
    return [
      {
        field,
        title: titleOfField(pair.findLast((one) => one in record) ?? field),
        isUnsure: pair.some((one) => record.unverifiedFields.includes(one)),
        value: shown,
      },
    ];
  });

const titleOfField = (field: string): string => fieldTitle(snakeCase(field));

const listOf = (value: AnyRecord[string] | undefined): readonly string[] =>
  Array.isArray(value) ? value : typeof value === "string" ? [value] : [];

/** The records that a field names; none where it has no codes. */
function othersIn(field: string, value: AnyRecord[string] | undefined): readonly OtherRecord[] {
  const kind = OTHER_RECORDS[field];
  if (kind === undefined) return [];
  return listOf(value).flatMap((code) => {
    const record = getRecord(kind, code);
    if (record === undefined) return [];
    const { name } = record;
    return [{ name: titleOf({ kind, code, name }), address: suggestionAddress({ kind, code }) }];
  });
}

const DATE = /^\d{4}(-\d\d){0,2}$/;

/** Undefined where there is no value. */
function textOf(value: AnyRecord[string]): string | undefined {
  if (value === null || (Array.isArray(value) && value.length === 0)) return undefined;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return Number.isInteger(value) ? grouped(value) : String(value);
  if (typeof value !== "string") return value.join(", ");
  return DATE.test(value) ? dateInWords(value) : value.replaceAll("_", " ");
}
