// What compiles the data stands on this, so nothing here may need what is compiled: `join.ts` does.
export * from "./arcs.ts";
export * from "./canonical.ts";
export * from "./contains.ts";
export * from "./topology.ts";
