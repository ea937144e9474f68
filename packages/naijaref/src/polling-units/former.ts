import { formerPollingUnitsTable } from "../generated/former-polling-units.ts";
import type { FormerPollingUnit } from "../generated/records.ts";
import { lazy, lazyList } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";

/**
 * The codes of other editions that INEC's complete list of 2023 does not have, each with what became of it.
 */
export const listFormerPollingUnits: () => readonly FormerPollingUnit[] = /* @__PURE__ */ lazyList(
  "listFormerPollingUnits",
  () => unpack<FormerPollingUnit>(formerPollingUnitsTable),
);

export const formerUnits = /* @__PURE__ */ lazy(
  () => new Map(listFormerPollingUnits().map((former) => [former.code, former])),
);
