import type { PageDefinition } from "../page.ts";
import { areaCodePage, areaCodesPage } from "./area-codes.tsx";
import { plateCodePage, plateCodesPage } from "./plate-codes.tsx";
import { prefixesPage, prefixPage } from "./prefixes.tsx";

/** The beginnings of phone numbers and plates: lists of them, and a page for each. */
export const codePages: readonly PageDefinition[] = [
  prefixesPage,
  prefixPage,
  areaCodesPage,
  areaCodePage,
  plateCodesPage,
  plateCodePage,
];
