export type { Plate, PlateCategory, PlatePrefix } from "../generated/records.ts";
export { listPlateCategories } from "./categories.ts";
export { type PlateFailure, type PlateReason, parsePlate } from "./parse.ts";
export { prefixOf } from "./prefixes.ts";
