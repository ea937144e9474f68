export type { FormerPollingUnit, PollingUnit } from "../generated/records.ts";
export { explainPollingUnitCode, type Reader } from "../reasons.ts";
export {
  listFormerPollingUnits,
  type PollingUnitCode,
  type PollingUnitCodeFailure,
  parsePollingUnitCode,
} from "./code.ts";
export {
  createPollingUnits,
  type LoadPackedUnits,
  type PollingUnitSearchOptions,
  type PollingUnits,
  type Within,
  type WithinFailure,
} from "./collection.ts";
export type { PackedPollingUnits } from "./packed.ts";
export type { CodeProblem } from "./reading.ts";
export { shareOfWords } from "./spell-out.ts";
export {
  type FoundPollingUnit,
  openPollingUnits,
  type StatePollingUnits,
  type StateSearchOptions,
  type WithinState,
  type WithinStateFailure,
} from "./state-units.ts";
