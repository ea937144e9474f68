import { readdirSync } from "node:fs";
import type { Rule } from "./rule.ts";

const isRule = (value: unknown): value is Rule =>
  typeof value === "object" && value !== null && "check" in value;

/** The files in the folder of a subject, without tests and programs. */
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
  (path) => /^[a-z-]+[\\/][a-z-]+\.ts$/.test(path) && !/^node_modules|main\.ts$/.test(path),
);

const modules: readonly object[] = await Promise.all(
  files.map((path) => import(/* @vite-ignore */ `./${path}`)),
);

/** Every rule of the dataset: what a file of a subject exports. */
export const rules: readonly Rule[] = modules
  .flatMap((module): unknown[] => Object.values(module))
  .filter(isRule)
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));
