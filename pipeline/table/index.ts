export * from "./cells.ts";
export * from "./csv.ts";
export * from "./dataset.ts";
