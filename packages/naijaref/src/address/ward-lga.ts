import { listLgas } from "../places/lgas.ts";
import { lazy } from "../table/lazy.ts";

const byInecCode = /* @__PURE__ */ lazy(
  () => new Map(listLgas().map(({ inecCode, code }) => [inecCode, code])),
);

/** The P-code of a ward's LGA, from the ward's code: the table of wards is not loaded for it. */
export const resolveWardLga = (ward: string): string | undefined => byInecCode().get(ward.slice(0, 5));
