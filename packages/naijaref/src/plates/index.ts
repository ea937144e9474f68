export type { Plate, PlateCategory } from "../generated/records.ts";
export { plateCategories } from "./categories.ts";
export { type PlateParse, type PlateProblem, type PlateRefusal, parsePlate } from "./parse.ts";
