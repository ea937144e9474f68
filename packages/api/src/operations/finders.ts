import { findBank } from "naijaref/banks";
import { findConstituency, findParty } from "naijaref/elections";
import { findLocality } from "naijaref/localities";
import { findLga, findState, findWard } from "naijaref/places";
import { type PollingUnit, parsePollingUnitCode } from "naijaref/polling-units";
import type { OperationId } from "../contract/index.ts";

/** The record that an identifier names among those of a list; undefined if there is none, or not one. */
export type Find = (
  identifier: string,
  values: Readonly<Record<string, unknown>>,
  list: readonly unknown[],
) => unknown;

const found = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false },
): T | undefined => (result.ok ? result.value : undefined);

/** The units are made when they are listed, so that the one with a code is looked for in the list. */
const pollingUnit: Find = (identifier, _, list) => {
  const read = parsePollingUnitCode(identifier);
  return read.ok ? (list as readonly PollingUnit[]).find(({ code }) => code === read.value.code) : undefined;
};

const constituency: Find = (code) => found(findConstituency(code));

/** For each operation that has `ids`: how an identifier names a record of its list. */
export const finders = {
  listStates: (identifier) => found(findState(identifier)),
  listLgas: (identifier, { state }) => found(findLga(identifier, { state: state as string | undefined })),
  listWards: (identifier) => found(findWard(identifier)),
  listLocalities: (identifier) => found(findLocality(identifier)),
  listConstituencies: constituency,
  listSenatorialDistricts: constituency,
  listFederalConstituencies: constituency,
  listStateConstituencies: constituency,
  listBanks: (identifier) => found(findBank(identifier)),
  listParties: (identifier) => found(findParty(identifier)),
  searchPollingUnits: pollingUnit,
} satisfies Partial<Record<OperationId, Find>>;
