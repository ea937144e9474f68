export * from "./about.ts";
export * from "./field.ts";
export * from "./names.ts";
export * from "./places.ts";
export * from "./record.ts";
export * from "./tables.ts";
