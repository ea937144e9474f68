import { constituenciesTable } from "../generated/constituencies.ts";
import type { CONSTITUENCY_KINDS } from "../generated/enums.ts";
import type { Constituency } from "../generated/records.ts";
import { groupBy } from "../table/group.ts";
import { lazy } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";

export type ConstituencyKind = (typeof CONSTITUENCY_KINDS)[number];

/** All 1,459 constituencies: senatorial districts, federal, then state constituencies, each by number. */
export const allConstituencies: () => readonly Constituency[] = /* @__PURE__ */ lazy(() =>
  unpack<Constituency>(constituenciesTable),
);

/**
 * The constituencies of an LGA's P-code: its senatorial district, its federal and its state constituencies.
 */
export const constituenciesByLga = /* @__PURE__ */ lazy(() =>
  groupBy(
    allConstituencies().flatMap((constituency) =>
      constituency.lgaCodes.map((lga) => ({ lga, constituency })),
    ),
    ({ lga }) => lga,
    ({ constituency }) => constituency,
  ),
);
