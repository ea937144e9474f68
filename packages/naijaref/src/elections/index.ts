export type { Constituency } from "../generated/records.ts";
export { findConstituency } from "./code.ts";
export { lgasOfConstituency, wardsOfConstituency } from "./composition.ts";
export type { ConstituencyKind } from "./constituencies.ts";
export {
  type ConstituencyFilter,
  type ConstituencyList,
  constituenciesOf,
  listConstituencies,
} from "./list.ts";
