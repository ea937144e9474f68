import { integer, list, maybeText } from "@naijaref/records";
import { describe, expect, it } from "vitest";
import { exampleValues, fieldLines, inWords, type Schema, typeInWords } from "./schema-words.ts";

describe("typeInWords", () => {
  it.each<[string, Schema]>([
    ["string or null", maybeText("Some words.", "x")],
    ["list of string", list("Some words.", ["x"])],
    ["integer, 1 to 50", integer("Some words.", 1, { minimum: 1, maximum: 50 })],
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

it.each([
  ["/v1/lgas", "/v1/lgas", {}],
  ["/v1/lgas/{lga}", "/v1/lgas/Surulere?state=Lagos", { lga: "Surulere", state: "Lagos" }],
  ["/v1/states/{state}/lgas", "/v1/states/Akwa%20Ibom/lgas", { state: "Akwa Ibom" }],
  ["/v1/search", "/v1/search?q=aba+north&limit=3", { q: "aba north", limit: "3" }],
  ["/v1/constituencies/{code}", "/v1/constituencies/FC/236/LA", { code: "FC/236/LA" }],
])("reads from %s in %s what it asks for", (template, request, values) => {
  expect(exampleValues(template, request)).toEqual(values);
});
