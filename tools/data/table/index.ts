export { groupBy } from "../../../packages/naijaref/src/table/group.ts";
export * from "./csv.ts";
export * from "./dataset.ts";
export * from "./evidence.ts";
export * from "./polling-units.ts";
export * from "./write.ts";
