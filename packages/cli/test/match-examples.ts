import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The tables of `examples/match/`, each with what a match makes of it. */
const EXAMPLES = fileURLToPath(new URL("../../../examples/match/", import.meta.url));

export const example = (name: string): string => readFileSync(join(EXAMPLES, name), "utf8");

export function copyExamples(folder: string): void {
  for (const name of readdirSync(EXAMPLES)) copyFileSync(join(EXAMPLES, name), join(folder, name));
}
