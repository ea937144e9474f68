import { Ajv } from "ajv";
import { expect } from "vitest";

/** The shapes that the Reconciliation Service API 0.2 requires of answers. */

type Shape = Readonly<Record<string, unknown>>;

const text = { type: "string" };
const integer = { type: "integer" };
const template = { type: "string", pattern: "\\{\\{id\\}\\}" };

/** An object that has all of these members. */
const object = (properties: Readonly<Record<string, Shape>>): Shape => ({
  ...{ type: "object", properties, required: Object.keys(properties) },
});
const listOf = (items: Shape): Shape => ({ type: "array", items });
const mapOf = (additionalProperties: Shape): Shape => ({ type: "object", additionalProperties });

const named = object({ id: text, name: text });
const serviceAddress = object({
  service_url: { type: "string", pattern: "^https?://" },
  service_path: { type: "string", pattern: "^/" },
});
const candidate = object({
  ...{ id: text, name: text, score: { type: "number" }, match: { type: "boolean" }, type: listOf(named) },
});
const cell = {
  ...{ type: "object", minProperties: 1, maxProperties: 1, additionalProperties: false },
  properties: { str: text, int: integer, float: { type: "number" } },
};

const SHAPES = {
  manifest: object({
    versions: { type: "array", contains: { const: "0.2" } },
    ...{ name: text, identifierSpace: text, schemaSpace: text },
    defaultTypes: { ...listOf(named), uniqueItems: true },
    view: object({ url: template }),
    preview: object({ url: template, width: integer, height: integer }),
    suggest: object({ entity: serviceAddress, property: serviceAddress, type: serviceAddress }),
    extend: object({ propose_properties: serviceAddress }),
  }),
  results: mapOf(object({ result: listOf(candidate) })),
  suggestions: object({ result: listOf(named) }),
  proposal: object({ properties: listOf(named), type: text }),
  extension: object({ meta: listOf(named), rows: mapOf(mapOf(listOf(cell))) }),
};

const ajv = new Ajv({ strict: false });

/** Fails unless an answer has the shape. */
export function expectShape(shape: keyof typeof SHAPES, value: unknown): void {
  const validate = ajv.compile(SHAPES[shape]);
  expect(validate(value), ajv.errorsText(validate.errors)).toBe(true);
}
