import { getBank } from "naijaref/banks";
import { getConstituency } from "naijaref/elections";
import { getLga, getState, getWard } from "naijaref/places";

/** Where a record comes from, and what of it is not certain. */
export interface Sourced {
  readonly sources: readonly string[];
  readonly unverifiedFields: readonly string[];
}

const RECORDS: Readonly<Record<string, (code: string) => Sourced | undefined>> = {
  state: getState,
  lga: getLga,
  ward: getWard,
  senatorial_district: getConstituency,
  federal_constituency: getConstituency,
  state_constituency: getConstituency,
  bank: getBank,
};

/** The record of a kind with a code. Polling units, which are loaded, are not here. */
export const recordOf = (kind: string, code: string): Sourced | undefined =>
  Object.hasOwn(RECORDS, kind) ? RECORDS[kind]?.(code) : undefined;

const camelCase = (field: string): string => field.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());

/** What is shown of a record, with those of the shown fields that are unverified. */
export function withDoubts<T extends object>(shown: T, record: Partial<Sourced> | undefined): T {
  const doubtful = record?.unverifiedFields?.filter((field) => camelCase(field) in shown) ?? [];
  return doubtful.length === 0 ? shown : { ...shown, unverifiedFields: doubtful };
}
