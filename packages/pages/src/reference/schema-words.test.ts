import { integer, list, maybeText, oneOf } from "@naijaref/records";
import { describe, expect, it } from "vitest";
import { fieldLines, inWords, type Schema, typeInWords } from "./schema-words.ts";

const notes = { description: "Some words.", example: "x" };

describe("typeInWords", () => {
  it.each<[string, Schema]>([
    ["string", oneOf(["a", "b"], notes)],
    ["string or null", maybeText(notes)],
    ["list of string", list(notes)],
    ["integer, 0 or more", integer({ ...notes, minimum: 0 })],
    ["integer, 1 to 50", integer({ ...notes, minimum: 1, maximum: 50 })],
    ["list of object", { type: "array", items: { type: "object" } }],
    ["any", {}],
  ])("says %s", (words, schema) => {
    expect(typeInWords(schema)).toBe(words);
  });
});

it("lists the fields of objects inside objects and lists, by their path", () => {
  const inner: Schema = { type: "object", properties: { id: { type: "string" } } };
  const lines = fieldLines({ name: { type: "string" }, one: inner, many: { type: "array", items: inner } });
  expect(lines.map(({ path }) => path)).toEqual(["name", "one", "one.id", "many", "many[].id"]);
});

it("writes text bare and everything else as JSON", () => {
  expect([inWords("Ikeja"), inWords(["a", "b"]), inWords(6.5), inWords(null)]).toEqual([
    "Ikeja",
    '["a", "b"]',
    "6.5",
    "null",
  ]);
});
