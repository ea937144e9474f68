export * from "./evidence.ts";
export * from "./made-names.ts";
export * from "./make.ts";
