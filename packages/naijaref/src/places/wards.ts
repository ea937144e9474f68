import type { Ward } from "../generated/records.ts";
import { wardsTable } from "../generated/wards.ts";
import { type Failure, failure, type Result, success, type Unknown, unknown } from "../result.ts";
import { groupBy } from "../table/group.ts";
import { lazy, lazyFor, lazyList } from "../table/lazy.ts";
import { openTable, type Table } from "../table/unpack.ts";
import { inecCodeKey } from "./inec-code.ts";
import { type LgaFailure, type LgaOptions, resolveLga } from "./lgas.ts";
import type { Reference } from "./reference.ts";

const table = /* @__PURE__ */ lazy(() => openTable<Ward>(wardsTable));

/** All 8,809 wards, which INEC calls registration areas, by INEC code. */
export const listWards: () => readonly Ward[] = /* @__PURE__ */ lazyList(
  "listWards",
  () => table().all(),
  "Call wardsOfLga for those of an LGA.",
);

/** Counted when it is asked: a table is not read while a module loads. */
export const countWards = (): number => wardsTable.rows;

/** Reads the fields of the ward at an index of that list, where its record is not needed. */
export const wardFields = (): Table<Ward>["read"] => table().read;

/** The ward at an index of that list. */
export const wardAt = (at: number): Ward => table().at(at);

/**
 * Why there is no ward.
 *
 * - `unknown_ward`: no ward has this code. `identifier` is what was given.
 * - `not_text`: the identifier is not a string.
 */
export type WardFailure = Unknown<"unknown_ward"> | Failure<"not_text">;

/** The index of each ward by its code. */
const byCode = /* @__PURE__ */ lazy(() => {
  const { code } = table().read;
  const indexes = new Map<string, number>();
  for (let at = 0; at < wardsTable.rows; at++) indexes.set(code(at), at);
  return indexes;
});

const indexesByLga = /* @__PURE__ */ lazy(() => groupBy(Array(wardsTable.rows).keys(), table().read.lgaCode));

const wardsIn = /* @__PURE__ */ lazyFor((lgaCode: string) =>
  Object.freeze((indexesByLga().get(lgaCode) ?? []).map(wardAt)),
);

/**
 * The ward with an INEC code as in `Ward.code` ("24-11-01"), in exactly this form; undefined if there is
 * none.
 */
export function getWard(code: string): Ward | undefined {
  const at = byCode().get(code);
  return at === undefined ? undefined : wardAt(at);
}

/**
 * The ward with an INEC code (`24-11-01`). Slashes or spaces may replace the hyphens, or none stand there
 * (`241101`). A zero in front of the state or the LGA may be left out. The ward needs its two digits: for
 * `24-11-1` nobody knows whether a digit is lost, and `suggestionsFor` has 24-11-01 and 24-11-10.
 */
export function findWard(code: string): Result<Ward, WardFailure> {
  if (typeof code !== "string") return failure("not_text");
  const ward = getWard(inecCodeKey(code, 3));
  return ward === undefined ? unknown("unknown_ward", code) : success(ward);
}

/**
 * The wards of an LGA, by INEC code.
 *
 * @param lga a record of an LGA, or any identifier that `findLga` takes.
 */
export function wardsOfLga(lga: Reference, options?: LgaOptions): Result<readonly Ward[], LgaFailure> {
  const found = resolveLga(lga, options);
  return found.ok ? success(wardsIn(found.value.code)) : found;
}
