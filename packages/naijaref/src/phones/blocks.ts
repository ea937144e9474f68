import { areaCodesTable } from "../generated/area-codes.ts";
import { numberingBlocksTable } from "../generated/numbering-blocks.ts";
import type { AreaCode, NumberingBlock } from "../generated/records.ts";
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

/** The same, for those who ask for it in this package. */
export const numberingBlocks = /* @__PURE__ */ lazy(() => unpack<NumberingBlock>(numberingBlocksTable));

/**
 * Every block that the regulator lists, by its first number; no two overlap. Source: Nigerian Communications
 * Commission, as of `blockOf`.
 */
export const listNumberingBlocks: () => readonly NumberingBlock[] = /* @__PURE__ */ lazyList(
  "listNumberingBlocks",
  numberingBlocks,
);

/**
 * The block that contains a national number, by the regulator's Mobile Number Allocation Table (December
 * 2023) and National Numbering Plan (October 2022). Blocks have numbers of ten digits, so a longer number has
 * none.
 */
export function blockOf(national: string): NumberingBlock | undefined {
  if (typeof national !== "string") return undefined;
  const all = numberingBlocks();
  let [from, to] = [0, all.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((all[middle]?.rangeStart ?? "") <= national) from = middle + 1;
    else to = middle;
  }
  const block = all[from - 1];
  return block !== undefined && national.length === 10 && national <= block.rangeEnd ? block : undefined;
}
