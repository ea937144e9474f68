import { expect, it } from "vitest";
import { readDataset } from "../../../data/table/index.ts";
import { buildVectors } from "./index.ts";
import { rules, type Vector } from "./rules.ts";

const vectors = buildVectors(readDataset());

const failing = (all: readonly Vector[]): Vector[] =>
  all.filter(({ rule, input, expected }) => {
    const actual = rules[rule]?.(input);
    return JSON.stringify(actual) !== JSON.stringify(expected);
  });

it("are what the library returns", () => {
  expect(failing(vectors)).toEqual([]);
  expect(vectors.length).toBeGreaterThan(20_000);
});

it("have a case that succeeds and one that fails for each rule", () => {
  for (const rule of Object.keys(rules).filter((name) => !["fold", "match"].includes(name))) {
    const results = vectors.filter((vector) => vector.rule === rule).map(({ expected }) => expected);
    const oks = new Set(results.map((result) => (result as { ok: boolean }).ok));
    expect([...oks].sort(), rule).toEqual([false, true]);
  }
});

it("have every status of a match", () => {
  const results = vectors.filter(({ rule }) => rule === "match").map(({ expected }) => expected);
  const statuses = new Set(results.map((result) => (result as { status: string }).status));
  expect([...statuses].sort()).toEqual(["alias", "ambiguous", "exact", "none", "typo"]);
});

it("show a result that is not the library's", () => {
  const [first] = vectors;
  expect(failing([{ ...(first as Vector), expected: "atlantis" }])).toHaveLength(1);
});
