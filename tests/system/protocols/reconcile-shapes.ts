import { Ajv } from "ajv";
import { expect } from "vitest";

/** The shapes that the Reconciliation Service API 0.2 requires of answers. */

const text = { type: "string" };
const named = { type: "object", properties: { id: text, name: text }, required: ["id", "name"] };
const listOf = (items: object) => ({ type: "array", items });
const serviceAddress = {
  type: "object",
  properties: {
    service_url: { type: "string", pattern: "^https?://" },
    service_path: { type: "string", pattern: "^/" },
  },
  required: ["service_url", "service_path"],
};
const template = { type: "string", pattern: "\\{\\{id\\}\\}" };

const shapes = {
  manifest: {
    type: "object",
    properties: {
      versions: { type: "array", contains: { const: "0.2" } },
      name: text,
      identifierSpace: text,
      schemaSpace: text,
      defaultTypes: { ...listOf(named), uniqueItems: true },
      view: { type: "object", properties: { url: template }, required: ["url"] },
      preview: {
        type: "object",
        properties: { url: template, width: { type: "integer" }, height: { type: "integer" } },
        required: ["url", "width", "height"],
      },
      suggest: {
        type: "object",
        properties: { entity: serviceAddress, property: serviceAddress, type: serviceAddress },
        required: ["entity", "property", "type"],
      },
      extend: {
        type: "object",
        properties: { propose_properties: serviceAddress, property_settings: { type: "array" } },
        required: ["propose_properties"],
      },
    },
    required: ["versions", "name", "identifierSpace", "schemaSpace", "suggest", "extend", "preview"],
  },
  results: {
    type: "object",
    additionalProperties: {
      type: "object",
      properties: {
        result: listOf({
          type: "object",
          properties: {
            id: text,
            name: text,
            description: text,
            score: { type: "number" },
            match: { type: "boolean" },
            type: listOf(named),
          },
          required: ["id", "name", "score", "match", "type"],
        }),
      },
      required: ["result"],
    },
  },
  suggestions: { type: "object", properties: { result: listOf(named) }, required: ["result"] },
  proposal: {
    type: "object",
    properties: { properties: listOf(named), type: text, limit: { type: "integer" } },
    required: ["properties", "type"],
  },
  extension: {
    type: "object",
    properties: {
      meta: listOf(named),
      rows: {
        type: "object",
        additionalProperties: {
          type: "object",
          additionalProperties: listOf({
            type: "object",
            minProperties: 1,
            maxProperties: 1,
            properties: { str: text, int: { type: "integer" }, float: { type: "number" } },
            additionalProperties: false,
          }),
        },
      },
    },
    required: ["meta", "rows"],
  },
} as const;

const ajv = new Ajv({ strict: false });

/** Fails unless an answer has the shape. */
export function expectShape(shape: keyof typeof shapes, value: unknown): void {
  const validate = ajv.compile(shapes[shape]);
  expect(validate(value), ajv.errorsText(validate.errors)).toBe(true);
}
