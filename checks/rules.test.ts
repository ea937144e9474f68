import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { pollingUnitRules } from "./polling-units/rules.ts";
import type { Rule } from "./rule.ts";
import { rules } from "./rules.ts";

/** Modules below this folder, by path, that are not tests. */
const paths = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
  (path) => /^[a-z-]+\/[a-z-]+\.ts$/.test(path) && !path.startsWith("node_modules"),
);

it("lists every rule, and each is named as its file", async () => {
  const found: string[] = [];
  for (const path of paths) {
    const exported: unknown[] = Object.values((await import(/* @vite-ignore */ `./${path}`)) as object);
    const rule = exported.find(
      (value): value is Rule => typeof value === "object" && value !== null && "check" in value,
    );
    if (rule === undefined) continue;
    found.push(rule.name);
    expect(path).toMatch(new RegExp(`/${rule.name}\\.ts$`));
  }
  const listed = [...rules, ...pollingUnitRules].map(({ name }) => name);
  expect(found.toSorted()).toEqual(listed.toSorted());
});
