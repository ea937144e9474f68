import type { ShortCode } from "../generated/records.ts";
import { shortCodesTable } from "../generated/short-codes.ts";
import { lazy } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";

const byCode = /* @__PURE__ */ lazy(
  () => new Map(unpack<ShortCode>(shortCodesTable).map((shortCode) => [shortCode.code, shortCode])),
);

/**
 * The code that networks share, if these digits are one. Source: NCC, harmonised short codes of 14 March
 * 2023.
 */
export const shortCodeOf = (digits: string): ShortCode | undefined => byCode().get(digits);
