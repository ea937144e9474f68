import type { ShortCode } from "../records.generated.ts";
import { lazy } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";
import { shortCodesTable } from "./shortCodes.data.ts";

const byCode = /* @__PURE__ */ lazy(
  () => new Map(unpack<ShortCode>(shortCodesTable).map((shortCode) => [shortCode.code, shortCode])),
);

/** The code that networks share, if these digits are one. Source: NCC, harmonised short codes of 14 March 2023. */
export const shortCodeOf = (digits: string): ShortCode | undefined => byCode().get(digits);
