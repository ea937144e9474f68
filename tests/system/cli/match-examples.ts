import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A table of `examples/match/`, or what a match makes of it. */
export const examplePath = (name: string): string =>
  fileURLToPath(new URL(`../../../examples/match/${name}`, import.meta.url));

export const example = (name: string): string => readFileSync(examplePath(name), "utf8");
