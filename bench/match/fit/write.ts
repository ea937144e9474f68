import { readFileSync, writeFileSync } from "node:fs";
import { FEATURES, NONE_FEATURES, type Weights } from "../../../packages/naijaref/src/match/weights.ts";
import type { Group } from "./choices.ts";

const FILE = new URL("../../../packages/naijaref/src/match/weights.ts", import.meta.url);

/** Replaces the numbers of the table. */
export function writeWeights(weights: Readonly<Record<Group, Weights>>): void {
  const groups = Object.keys(weights) as Group[];
  let text = readFileSync(FILE, "utf8");
  const put = (name: string, of: (group: Group) => number): void => {
    const numbers = groups.map((group) => String(Math.round(of(group) * 100) / 100)).join(", ");
    text = text.replace(new RegExp(`(^  ${name}: \\[)[^\\]]*(\\],?)`, "m"), `$1${numbers}$2`);
  };
  for (const [at, name] of FEATURES.entries()) put(name, (group) => weights[group].records[at] as number);
  for (const [at, name] of NONE_FEATURES.entries()) put(name, (group) => weights[group].none[at] as number);
  writeFileSync(FILE, text);
}
