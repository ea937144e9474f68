import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { breakingChanges } from "./breaking.ts";
import { describeService } from "./openapi.ts";
import { SELECTION_NAMES } from "./selection.ts";

const witness = JSON.parse(readFileSync(new URL("../../../../openapi.json", import.meta.url), "utf8")) as {
  paths: Record<string, { get: { parameters: unknown[] } }>;
};

interface OperationWords {
  readonly parameters: readonly { readonly name?: string }[];
  readonly responses: { readonly 200: { readonly description: string } };
}

it("is what openapi.json holds; run `npm run openapi` when version 1 grows", () => {
  expect(JSON.parse(JSON.stringify(describeService()))).toEqual(witness);
});

it("has exact types without `fields`, `ids` and `format`", () => {
  const plain = JSON.parse(JSON.stringify(describeService("off", SELECTION_NAMES))) as Answers;
  const whole = JSON.parse(JSON.stringify(describeService())) as Answers;
  const contents = ({ paths }: Answers) =>
    Object.values(paths).map(({ get }) => Object.keys(get.responses[200].content));
  const chosen = ({ components }: Answers) =>
    Object.keys(components.schemas).filter((name) => /^Or|Fields(?!Count)/.test(name));
  expect(contents(whole)).toContainEqual(["application/json", "text/csv", "application/x-ndjson"]);
  expect(contents(plain).filter(({ length }) => length > 1)).toEqual([]);
  expect(chosen(whole).length).toBeGreaterThan(20);
  expect(chosen(plain)).toEqual([]);
  expect(plain.components.schemas["BankList"]).toEqual(whole.components.schemas["BankList"]);
});

it.each([
  ["all parameters", []],
  ["exact types", SELECTION_NAMES],
])("has no schema that is one of its own alternatives: %s", (_, without) => {
  const { components } = JSON.parse(JSON.stringify(describeService("off", without))) as Answers;
  const own = Object.entries(components.schemas).filter(([name, schema]) =>
    (schema as { anyOf?: readonly { $ref?: string }[] }).anyOf?.some(({ $ref }) =>
      $ref?.endsWith(`/${name}`),
    ),
  );
  expect(own.map(([name]) => name)).toEqual([]);
});

interface Answers {
  readonly paths: Record<
    string,
    { get: { responses: { 200: { content: Readonly<Record<string, object>> } } } }
  >;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

it("says of each response what `fields` and `ids` take from its schema", () => {
  const operations = Object.values(witness.paths).map(({ get }) => get as unknown as OperationWords);
  const saying = (words: RegExp) =>
    operations.filter(({ responses }) => words.test(responses[200].description));
  const taking = (name: string) =>
    operations.filter(({ parameters }) => parameters.some((one) => one.name === name));
  expect(taking("ids").length).toBeGreaterThan(5);
  expect(saying(/With `ids`, .* null /)).toEqual(taking("ids"));
  expect(saying(/With `fields`, /)).toEqual(taking("fields"));
});

/** A parameter x with this schema; a field of an answer. */
const query = (schema: object) => ({ parameters: [{ name: "x", schema }] });
const record = (type: string, ...required: string[]) => ({
  ...{ type: "object", properties: { code: { type } }, required },
});
const kinds = (pattern: string) => ({ items: { type: "string", pattern } });
const words = (...list: string[]) => query({ type: "string", enum: list, default: "true" });
const pattern = (text: string) => query({ pattern: text });
const number = query({ type: "integer", minimum: 1, maximum: 12 });
const must = (required: boolean, ...others: object[]) => ({
  parameters: [{ name: "q", required }, ...others],
});
const path = (responses: object) => ({ paths: { "/v1/x": { get: { responses } } } });

it.each<[what: string, before: object, now: object]>([
  ["other words", { paths: {}, summary: "Words" }, { paths: {}, summary: "Other words" }],
  ["a path more", { paths: {} }, path({})],
  ["a failure that went away", path({ 200: {}, 429: {} }), path({ 200: {} })],
  ["a parameter that may be left out now", must(true), must(false)],
  // The texts that a parameter accepts, however its schema says it.
  ["words for a flag", query({ type: "boolean", default: true }), words("true", "false")],
  ["a pattern of the same numbers", number, query({ type: "string", pattern: "^([1-9]|1[0-2])$" })],
  ["a word more to choose", pattern("^(a|b)(,(a|b))*$"), pattern("^(a|b|c)(,(a|b|c))*$")],
  ["signs fewer that no request may have", pattern("^[^,]+$"), pattern("^[^,\\x00-\\x1f\\x7f]+$")],
  ["a word more in an answer", kinds("^(lga|ward)$"), kinds("^(state|lga|ward)$")],
])("allows %s", (_, before, now) => {
  expect(breakingChanges(before, before)).toEqual([]);
  expect(breakingChanges(before, now)).toEqual([]);
});

it.each<[what: string, before: object, now: object, said?: string]>([
  ["a path that went away", path({}), { paths: {} }, "/paths//v1/x is gone"],
  ["a success that did", path({ 200: {} }), path({}), "/paths//v1/x/get/responses/200 is gone"],
  ["a parameter that went away", must(false), { parameters: [] }],
  ["a parameter that must be given now", must(false), must(true)],
  [
    "one more of those",
    must(false),
    must(false, { name: "key", required: true }),
    "/parameters now asks for key",
  ],
  [
    "a field that went away",
    record("string"),
    { ...record("string"), properties: {} },
    "/properties/code is gone",
  ],
  ["a field of another type", record("string", "code"), record("number", "code")],
  ["a field that became optional", record("string", "code"), record("string")],
  ["a word fewer", words("true", "false"), words("true")],
  ["numbers fewer", number, query({ type: "string", pattern: "^[1-9]$" })],
  ["a word fewer to choose", pattern("^(a|b)(,(a|b))*$"), pattern("^(a|c)(,(a|c))*$")],
  ["a shorter text", query({ type: "string", maxLength: 9 }), query({ maxLength: 8 })],
  ["a word fewer in an answer", kinds("^(lga|ward)$"), kinds("^(lga|unit)$")],
  ["another pattern in an answer", kinds("^[a-z]+$"), kinds("^[a-z]*$")],
])("finds %s", (_, before, now, said = "") => {
  expect(breakingChanges(before, now)).toEqual([expect.stringContaining(said)]);
});

it("describes limits as numbers for generators of clients, and free texts without control characters", () => {
  const schemaOf = (without: readonly ("fields" | "ids" | "format")[], path: string, parameter: string) =>
    (
      describeService(undefined, without) as unknown as {
        paths: Record<string, { get: { parameters: { name: string; schema: object; example: unknown }[] } }>;
      }
    ).paths[path]?.get.parameters.find(({ name }) => name === parameter);
  expect(schemaOf([], "/v1/search", "limit")).toMatchObject({ schema: { type: "string" } });
  expect(schemaOf(["fields", "ids", "format"], "/v1/search", "limit")).toMatchObject({
    schema: { type: "integer", minimum: 1, maximum: 50, default: 10 },
    example: expect.any(Number),
  });
  const { pattern } = (schemaOf([], "/v1/lgas/{lga}", "lga")?.schema ?? {}) as { pattern: string };
  for (const text of ["Ikeja", "Ọ̀yọ́", "24-11", " "]) expect(text).toMatch(new RegExp(pattern, "u"));
  for (const text of ["", "Ik\u0000eja", "\u007f", "a\nb"])
    expect(text).not.toMatch(new RegExp(pattern, "u"));
  expect(schemaOf([], "/v1/concordance", "system")).toMatchObject({
    schema: { enum: expect.arrayContaining(["paystack_code"]) },
  });
});
