export type { Lga, State, Ward } from "../generated/records.ts";
export { findLga, type LgaLookup, lgasOf, listLgas } from "./lgas.ts";
export { findState, listStates } from "./states.ts";
export { findWard, listWards, wardsOf } from "./wards.ts";
