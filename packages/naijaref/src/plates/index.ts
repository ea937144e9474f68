export type { Plate, PlateCategory } from "../generated/records.ts";
export { listPlateCategories } from "./categories.ts";
export { type PlateFailure, type PlateReason, parsePlate } from "./parse.ts";
