import { defineRecord, oneOf, text } from "@naijaref/records";
import { expect, it } from "vitest";
import { writeEnums } from "./enums.ts";

it("writes the values of each field that has a list of them, in order, and no other field", () => {
  const about = { description: "Which.", example: "b" } as const;
  const sample = defineRecord({
    name: "PlateSample",
    description: "A sample.",
    fields: {
      kind: oneOf(["b", "a"], about),
      status: oneOf(["on"], { ...about, example: "on" }),
      category: oneOf(["x"], { ...about, example: "x" }),
      name: text(about),
    },
  });
  const lines = writeEnums([sample])
    .split("\n")
    .filter((line) => line.startsWith("export"));
  expect(lines).toEqual([
    'export const PLATE_SAMPLE_KINDS = /* @__PURE__ */ Object.freeze(["b","a"] as const);',
    'export const PLATE_SAMPLE_STATUSES = /* @__PURE__ */ Object.freeze(["on"] as const);',
    'export const PLATE_SAMPLE_CATEGORIES = /* @__PURE__ */ Object.freeze(["x"] as const);',
  ]);
});
