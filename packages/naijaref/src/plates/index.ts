export type { Plate, PlateCategory, PlatePrefix } from "../generated/records.ts";
export { explainPlate } from "../reasons.ts";
export { type PlateBeginning, readPlateBeginning } from "./beginning.ts";
export { type PlateFailure, type PlateReason, parsePlate } from "./parse.ts";
export { listPlateCategories, listPlatePrefixes, prefixOf } from "./prefixes.ts";
