export type { Plate, PlateCategory } from "../records.generated.ts";
export { plateCategories } from "./categories.ts";
export { type PlateParse, type PlateProblem, type PlateRefusal, parsePlate } from "./parse.ts";
