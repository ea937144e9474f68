import { fixedBlocksTable } from "../generated/fixed-blocks.ts";
import { mobileBlocksTable } from "../generated/mobile-blocks.ts";
import type { NumberingBlock } from "../generated/records.ts";
import { specialBlocksTable } from "../generated/special-blocks.ts";
import { lazy, lazyList } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";

/** The same, for those who ask for it in this package. */
export const numberingBlocks = /* @__PURE__ */ lazy(() =>
  Object.freeze(
    [fixedBlocksTable, mobileBlocksTable, specialBlocksTable]
      .flatMap((table) => unpack<NumberingBlock>(table))
      .sort((a, b) => (a.rangeStart < b.rangeStart ? -1 : 1)),
  ),
);

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
