export type { RecordChange } from "../generated/records.ts";
export { changesOf, listChanges, type WhichChanges } from "./list.ts";
