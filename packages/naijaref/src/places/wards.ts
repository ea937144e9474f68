import type { Lga, Ward } from "../generated/records.ts";
import { wardsTable } from "../generated/wards.ts";
import { groupBy } from "../table/group.ts";
import { lazy } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";
import { codeKey } from "../text/identifiers.ts";

/** All 8,809 wards, which INEC calls registration areas, by INEC code. */
export const listWards: () => readonly Ward[] = /* @__PURE__ */ lazy(() => unpack<Ward>(wardsTable));

const byCode = /* @__PURE__ */ lazy(() => new Map(listWards().map((ward) => [codeKey(ward.code), ward])));

const byLga = /* @__PURE__ */ lazy(() => groupBy(listWards(), (ward) => ward.lgaCode));

/** The wards of an LGA, by INEC code. */
export const wardsOf = (lga: Pick<Lga, "code">): readonly Ward[] => byLga().get(lga.code) ?? [];

/** The ward with an INEC code (`24-11-01`), or undefined when there is none. */
export const findWard = (code: string): Ward | undefined => byCode().get(codeKey(code));
