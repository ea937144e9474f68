import { coverageTable } from "../generated/coverage.ts";
import { fieldCountsTable } from "../generated/field-counts.ts";
import type { Coverage, FieldCounts, Source } from "../generated/records.ts";
import { sourcesTable } from "../generated/sources.ts";
import { lazyList } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";

export type { Coverage, FieldCounts, Source } from "../generated/records.ts";
export { counts, dataVersion } from "../generated/version.ts";

/** Every publication that the dataset was taken from, by id. */
export const listSources: () => readonly Source[] = /* @__PURE__ */ lazyList("listSources", () =>
  unpack<Source>(sourcesTable),
);

/** The known gaps of the dataset. */
export const listCoverage: () => readonly Coverage[] = /* @__PURE__ */ lazyList("listCoverage", () =>
  unpack<Coverage>(coverageTable),
);

export const listFieldCounts: () => readonly FieldCounts[] = /* @__PURE__ */ lazyList("listFieldCounts", () =>
  unpack<FieldCounts>(fieldCountsTable),
);
