import { OFFICE_OFFICES } from "../generated/enums.ts";
import { officesTable } from "../generated/offices.ts";
import type { Office } from "../generated/records.ts";
import { lazy } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";

/** Every office, the widest area first: president, Senate, House, then governors and assemblies by state. */
export const allOffices: () => readonly Office[] = /* @__PURE__ */ lazy(() => {
  const offices = unpack<Office>(officesTable);
  return Object.freeze(OFFICE_OFFICES.flatMap((name) => offices.filter(({ office }) => office === name)));
});
