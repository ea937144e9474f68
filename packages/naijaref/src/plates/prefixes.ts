import { plateCategoriesTable } from "../generated/plate-categories.ts";
import { platePrefixesTable } from "../generated/plate-prefixes.ts";
import type { PlateCategory, PlatePrefix } from "../generated/records.ts";
import { lazy, lazyList } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";

/**
 * The 13 categories of plates with their colours: eight of vehicles, five of motorcycles.
 * Source: National Road Traffic Regulations 2012, regulations 37 and 39, and Schedule 5.
 */
export const listPlateCategories: () => readonly PlateCategory[] = /* @__PURE__ */ lazyList(
  "listPlateCategories",
  () => unpack<PlateCategory>(plateCategoriesTable),
);

const prefixes = /* @__PURE__ */ lazy(() => unpack<PlatePrefix>(platePrefixesTable));

/** The codes of three letters with which plates begin, each with its state, by code. */
export const listPlatePrefixes: () => readonly PlatePrefix[] = /* @__PURE__ */ lazyList(
  "listPlatePrefixes",
  prefixes,
);

const byCode = /* @__PURE__ */ lazy(() => new Map(prefixes().map((prefix) => [prefix.prefix, prefix])));

/** The place of registration for a code of three letters, if a list has it. */
export const prefixOf = (code: string): PlatePrefix | undefined => byCode().get(code);

const states = /* @__PURE__ */ lazy(() => new Set(prefixes().map((prefix) => prefix.stateCode)));

/** Whether two letters are a state's code. Each of the 37 has a place of registration. */
export const isState = (letters: string): boolean => states().has(letters);
