export type { Locality } from "../generated/records.ts";
export * from "./localities.ts";
