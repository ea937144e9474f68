import { platePrefixesTable } from "../generated/plate-prefixes.ts";
import type { PlatePrefix } from "../generated/records.ts";
import { lazy, lazyList } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";

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
