import { getRecord, type HeldKind } from "naijaref/kinds";

/** Where a record comes from, and what of it is not certain. */
export interface Sourced {
  readonly sources: readonly string[];
  readonly unverifiedFields: readonly string[];
}

/** The record of a kind with a code. Polling units, which are loaded, are not here. */
export const recordOf = (kind: string, code: string): Sourced | undefined =>
  getRecord(kind as HeldKind, code);

export function withDoubts<T extends object>(shown: T, record: Partial<Sourced> | undefined): T {
  const doubtful = record?.unverifiedFields?.filter((field) => field in shown) ?? [];
  return doubtful.length === 0 ? shown : { ...shown, unverifiedFields: doubtful };
}
