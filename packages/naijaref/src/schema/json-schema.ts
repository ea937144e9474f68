import { OBJECT, oneOf, requireArgument } from "../arguments.ts";
import type { JsonSchema, JsonSchemaConverter, JsonSchemaOptions } from "./standard.ts";

/** A node of a JSON Schema, in words that all targets share but for `examples`. */
export type JsonSchemaNode = JsonSchema | ((options: JsonSchemaOptions) => JsonSchema);

const DIALECTS: Readonly<Record<string, JsonSchema>> = {
  "draft-2020-12": { $schema: "https://json-schema.org/draft/2020-12/schema" },
  "draft-07": { $schema: "http://json-schema.org/draft-07/schema#" },
  "openapi-3.0": {},
};

export const toJsonSchema = (input: JsonSchemaNode, output: JsonSchemaNode): JsonSchemaConverter => ({
  input: (options) => convert(input, options),
  output: (options) => convert(output, options),
});

function convert(node: JsonSchemaNode, options: JsonSchemaOptions): JsonSchema {
  requireArgument("jsonSchema", "options", options, OBJECT);
  requireArgument("jsonSchema", "target", options.target, oneOf(Object.keys(DIALECTS)));
  const dialect = DIALECTS[options.target];
  return { ...dialect, ...(typeof node === "function" ? node(options) : inWordsOf(options.target, node)) };
}

/** OpenAPI 3.0 has one `example`, where JSON Schema has a list. */
function inWordsOf(target: string, { examples, ...node }: JsonSchema): JsonSchema {
  if (!Array.isArray(examples)) return node;
  return { ...node, ...(target === "openapi-3.0" ? { example: examples[0] as unknown } : { examples }) };
}

/** What a schema takes that reads many ways of writing: any text with something in it. */
export const text = (description: string, ...examples: readonly string[]): JsonSchema => ({
  type: "string",
  minLength: 1,
  description,
  examples,
});

export const code = (pattern: string, ...examples: readonly string[]): JsonSchema => ({
  type: "string",
  pattern,
  examples,
});

export const RECORD: JsonSchema = { type: "object" };

/** A schema as a part of another one. */
export function nested(converter: JsonSchemaConverter, side: "input" | "output", options: JsonSchemaOptions) {
  const { $schema: _, ...node } = converter[side](options);
  return node;
}
