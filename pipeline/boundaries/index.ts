export * from "./arcs.ts";
export * from "./canonical.ts";
export * from "./contains.ts";
export * from "./join.ts";
export * from "./source.ts";
export * from "./topology.ts";
