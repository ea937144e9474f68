export type { Lga, State, Ward } from "../generated/records.ts";
export {
  findLga,
  getLga,
  type LgaFailure,
  type LgaOptions,
  lgasNamed,
  lgasOfState,
  listLgas,
} from "./lgas.ts";
export type { Reference } from "./reference.ts";
export { findState, getState, listStates, type StateFailure } from "./states.ts";
export { findWard, getWard, listWards, type WardFailure, wardsOfLga } from "./wards.ts";
