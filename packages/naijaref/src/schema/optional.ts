import { nested, toJsonSchema } from "./json-schema.ts";
import { requireSchema } from "./options.ts";
import { isBlank, type Schema } from "./schema.ts";
import type { JsonSchema, JsonSchemaOptions } from "./standard.ts";

/** A field that may be left empty: undefined, null, and text without anything in it become undefined. */
export function optional<Output, Input>(
  schema: Schema<Output, Input>,
): Schema<Output | undefined, Input | undefined | null | ""> {
  requireSchema("optional", "schema", schema);
  const { validate, jsonSchema } = schema["~standard"];
  const input = (options: JsonSchemaOptions): JsonSchema => ({
    anyOf: [nested(jsonSchema, "input", options), ...emptyIn(options)],
  });
  const output = (options: JsonSchemaOptions): JsonSchema => nested(jsonSchema, "output", options);
  return {
    "~standard": {
      version: 1,
      vendor: "naijaref",
      validate: (value, options) => (isBlank(value) ? { value: undefined } : validate(value, options)),
      jsonSchema: toJsonSchema(input, output),
    },
  };
}

const BLANK = { type: "string", pattern: "^\\s*$" };

/** OpenAPI 3.0 has no type null, but may add it to another type. */
const emptyIn = ({ target }: JsonSchemaOptions): JsonSchema[] =>
  target === "openapi-3.0" ? [{ ...BLANK, nullable: true }] : [BLANK, { type: "null" }];
