import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
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

const copy = () => structuredClone(witness);

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

describe("breakingChanges", () => {
  it("finds none between a description and itself, nor in growth and new words", () => {
    const grown = copy();
    grown.paths["/v1/new"] = { get: { parameters: [] } };
    Object.assign(grown.paths["/v1/states"]?.get ?? {}, { summary: "Other words" });
    expect(breakingChanges(witness, witness)).toEqual([]);
    expect(breakingChanges(witness, grown)).toEqual([]);
  });

  it("allows a parameter to be left out that had to be given", () => {
    const before = copy() as unknown as { paths: Record<string, { get: { parameters: object[] } }> };
    const [system] = before.paths["/v1/concordance"]?.get.parameters ?? [];
    const now = structuredClone(before);
    const [sameSystem] = now.paths["/v1/concordance"]?.get.parameters ?? [];
    expect(system).toMatchObject({ required: true });
    Object.assign(sameSystem ?? {}, { required: false });
    expect(breakingChanges(before, now)).toEqual([]);
    expect(breakingChanges(now, before)).not.toEqual([]);
  });

  it("finds a path that went away", () => {
    const broken = copy();
    delete broken.paths["/v1/states"];
    expect(breakingChanges(witness, broken)).toEqual(["/paths//v1/states is gone"]);
  });

  it("allows a failure to go away, and finds a success that did", () => {
    const now = copy() as unknown as {
      paths: Record<string, { get: { responses: Record<string, unknown> } }>;
    };
    const responses = now.paths["/v1/states"]?.get.responses ?? {};
    delete responses["429"];
    expect(breakingChanges(witness, now)).toEqual([]);
    delete responses["200"];
    expect(breakingChanges(witness, now)).toEqual(["/paths//v1/states/get/responses/200 is gone"]);
  });

  it("finds a parameter that went away or changed its type", () => {
    const broken = copy();
    broken.paths["/v1/search"]?.get.parameters.splice(0, 1);
    expect(breakingChanges(witness, broken)).toHaveLength(1);
  });

  it("finds a field that went away, changed its type or became optional", () => {
    const field = { type: "object", properties: { code: { type: "string" } }, required: ["code"] };
    expect(breakingChanges(field, { ...field, properties: {} })).toEqual(["/properties/code is gone"]);
    expect(breakingChanges(field, { ...field, properties: { code: { type: "number" } } })).toHaveLength(1);
    expect(breakingChanges(field, { ...field, required: [] })).toHaveLength(1);
  });

  it("compares the texts that a parameter accepts, however its schema says it", () => {
    const query = (schema: object) => ({ parameters: [{ name: "x", schema }] });
    const flag = query({ type: "boolean", default: true });
    const words = query({ type: "string", enum: ["true", "false"], default: "true" });
    expect(breakingChanges(flag, words)).toEqual([]);
    expect(breakingChanges(words, query({ type: "string", enum: ["true"], default: "true" }))).toHaveLength(
      1,
    );
    const number = query({ type: "integer", minimum: 1, maximum: 12 });
    expect(breakingChanges(number, query({ type: "string", pattern: "^([1-9]|1[0-2])$" }))).toEqual([]);
    expect(breakingChanges(number, query({ type: "string", pattern: "^[1-9]$" }))).toHaveLength(1);
    const chosen = query({ type: "string", pattern: "^(a|b)(,(a|b))*$" });
    expect(breakingChanges(chosen, query({ pattern: "^(a|b|c)(,(a|b|c))*$" }))).toEqual([]);
    expect(breakingChanges(chosen, query({ pattern: "^(a|c)(,(a|c))*$" }))).toHaveLength(1);
    expect(breakingChanges(query({ type: "string", maxLength: 9 }), query({ maxLength: 8 }))).toHaveLength(1);
  });

  it("allows one of some words in an answer to be one of more, and finds a word that went away", () => {
    const kinds = (pattern: string) => ({ items: { type: "string", pattern } });
    expect(breakingChanges(kinds("^(lga|ward)$"), kinds("^(state|lga|ward)$"))).toEqual([]);
    expect(breakingChanges(kinds("^(lga|ward)$"), kinds("^(lga|unit)$"))).toHaveLength(1);
    expect(breakingChanges(kinds("^[a-z]+$"), kinds("^[a-z]*$"))).toHaveLength(1);
  });

  it("finds a parameter that a caller must now give", () => {
    const before = { parameters: [{ name: "q", required: false }] };
    expect(breakingChanges(before, { parameters: [{ name: "q", required: true }] })).toHaveLength(1);
    const added = { parameters: [...before.parameters, { name: "key", required: true }] };
    expect(breakingChanges(before, added)).toEqual(["/parameters now asks for key"]);
  });
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
