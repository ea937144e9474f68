export { CONSTITUENCY_KINDS } from "../generated/enums.ts";
export type { Constituency } from "../generated/records.ts";
export { type ConstituencyFailure, findConstituency, getConstituency } from "./code.ts";
export { constituenciesOfLga, lgasOfConstituency, wardsOfConstituency } from "./composition.ts";
export type { ConstituencyKind } from "./constituencies.ts";
export { type ConstituencyFilter, type ConstituencyFilterFailure, listConstituencies } from "./list.ts";
