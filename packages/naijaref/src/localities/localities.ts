import { localitiesTable } from "../generated/localities.ts";
import type { Locality } from "../generated/records.ts";
import { placeKey } from "../names/fold.ts";
import { type Failure, foundOr, type Result } from "../result.ts";
import { groupBy, listUnder } from "../table/group.ts";
import { lazy, lazyFor } from "../table/lazy.ts";
import { openTable, type Table } from "../table/unpack.ts";

const table = /* @__PURE__ */ lazy(() => openTable<Locality>(localitiesTable));

/** All cities, towns, quarters and LCDAs, by code. */
export const listLocalities: () => readonly Locality[] = /* @__PURE__ */ lazy(() => table().all());

/** Reads the fields of the locality at an index of that list, where its record is not needed. */
export const localityFields = (): Table<Locality>["read"] => table().read;

/** The locality at an index of that list. */
export const localityAt = (at: number): Locality => table().at(at);

/** Counted when it is asked: a table is not read while a module loads. */
export const countLocalities = (): number => localitiesTable.rows;

/** The index of each locality by its code, and by each that the place had when it was listed twice. */
const byCode = /* @__PURE__ */ lazy(() => {
  const { code, formerCodes } = table().read;
  const indexes = new Map<string, number>();
  for (const at of everyLocality()) for (const one of [code(at), ...formerCodes(at)]) indexes.set(one, at);
  return indexes;
});

/** The indexes of all localities. */
export const everyLocality = (): Iterable<number> => Array(countLocalities()).keys();

/** The indexes of the localities of each state. */
const byState = /* @__PURE__ */ lazy(() => groupBy(everyLocality(), table().read.stateCode));

const NONE: readonly number[] = [];

/** The indexes of the localities of a state by its code ("OY"). */
export const localityIndexes = (stateCode: string): readonly number[] => byState().get(stateCode) ?? NONE;

/** The indexes of the localities of a state by their names. */
const byName = /* @__PURE__ */ lazyFor((stateCode: string) => {
  const { name, aliases } = table().read;
  const places = new Map<string, number[]>();
  for (const at of localityIndexes(stateCode))
    for (const key of new Set([name(at), ...aliases(at)].map(placeKey))) listUnder(places, key, at);
  return places;
});

/** The localities of a state by its code ("OY"), by their own code. */
export const localitiesInState = (stateCode: string): readonly Locality[] =>
  localityIndexes(stateCode).map(localityAt);

/** The locality with a code as in `Locality.code` or `formerCodes` ("LC00001"), in exactly this form. */
export function getLocality(code: string): Locality | undefined {
  const at = byCode().get(code);
  return at === undefined ? undefined : localityAt(at);
}

/** The locality with a code or a former code ("LC00001"), in any case. */
export const findLocality = (code: string): Result<Locality, Failure<"unknown_locality">> =>
  foundOr("unknown_locality", typeof code === "string" ? getLocality(code.trim().toUpperCase()) : undefined);

export interface LocalityOptions {
  /** The code of a state ("OY"): only its localities. */
  readonly stateCode?: string | undefined;
  /** The P-code of an LGA: only those that lie in it, whole or in part. */
  readonly lgaCode?: string | undefined;
}

/**
 * The localities that have exactly this name or alias, ignoring case, accents, blanks and punctuation, by
 * code. Several may have the same name.
 */
export function localitiesNamed(name: string, options?: LocalityOptions): readonly Locality[] {
  if (typeof name !== "string") return [];
  const key = placeKey(name);
  return [...byState().keys()]
    .filter((state) => options?.stateCode === undefined || state === options.stateCode)
    .flatMap((state) => byName(state).get(key) ?? NONE)
    .sort((one, other) => one - other)
    .map(localityAt)
    .filter((place) => options?.lgaCode === undefined || place.lgaCodes.includes(options.lgaCode));
}
