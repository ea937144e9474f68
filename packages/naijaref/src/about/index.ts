import type { Coverage, Source } from "../records.generated.ts";
import { lazy } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";
import { coverageTable } from "./coverage.data.ts";
import { sourcesTable } from "./sources.data.ts";

export type { Coverage, Source } from "../records.generated.ts";
export { counts, dataVersion } from "./version.data.ts";

/** Every publication from which the dataset was taken, by id. */
export const listSources: () => readonly Source[] = /* @__PURE__ */ lazy(() => unpack<Source>(sourcesTable));

/** The known gaps of the dataset. */
export const listCoverage: () => readonly Coverage[] = /* @__PURE__ */ lazy(() =>
  unpack<Coverage>(coverageTable),
);
