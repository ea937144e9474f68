import type { FindingKind } from "./findings.ts";

/** The faults that can be planted in the service, each with what the soak must find then. */
export const PLANTS = {
  wrong: "a wrong answer",
  crossed: "another request's answer",
  leak: "memory grows",
  unended: "connections that never end",
  lost: "an answer broke off",
} as const satisfies Readonly<Record<string, FindingKind>>;

export type Plant = keyof typeof PLANTS;

export const isPlant = (name: string): name is Plant => Object.hasOwn(PLANTS, name);

const FILE = new URL("./planted.ts", import.meta.url).href;

/** What a service must be started with, so that it has the fault. */
export const variablesFor = (plant: Plant | undefined): Readonly<Record<string, string>> =>
  plant === undefined
    ? {}
    : { SOAK_PLANT: plant, NODE_OPTIONS: `--import=${import.meta.resolve("tsx")} --import=${FILE}` };
