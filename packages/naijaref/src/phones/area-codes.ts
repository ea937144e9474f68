import { areaCodesTable } from "../generated/area-codes.ts";
import type { AreaCode } from "../generated/records.ts";
import { unlistedAreaCodesTable } from "../generated/unlisted-area-codes.ts";
import { lazy, lazyList } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";

/**
 * The 56 area codes of fixed lines that the regulator lists, by code. Source: Nigerian Communications
 * Commission.
 */
export const listAreaCodes: () => readonly AreaCode[] = /* @__PURE__ */ lazyList("listAreaCodes", () =>
  unpack<AreaCode>(areaCodesTable),
);

/** Codes that only the ITU lists. Numbers with them are parsed too. */
const unlistedAreaCodes = /* @__PURE__ */ lazy(() => unpack<AreaCode>(unlistedAreaCodesTable));

const byCode = /* @__PURE__ */ lazy(
  () => new Map([...listAreaCodes(), ...unlistedAreaCodes()].map((area) => [area.code, area])),
);

/** The area of a fixed number in the form in use since 2024. One code is never the beginning of another. */
export const areaOf = (national: string): AreaCode | undefined =>
  byCode().get(`0${national.slice(0, 3)}`) ?? byCode().get(`0${national.slice(0, 4)}`);

export const isListed = (area: AreaCode): boolean => listAreaCodes().includes(area);
