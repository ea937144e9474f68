export * from "./about/index.ts";
export * from "./banks/index.ts";
export * from "./elections/index.ts";
export * from "./phones/index.ts";
export * from "./places/index.ts";
export * from "./plates/index.ts";
export * from "./search/index.ts";
