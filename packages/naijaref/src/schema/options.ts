import { type Rule, requireArgument, TEXT } from "../arguments.ts";
import { codeIn, type Reference } from "../places/reference.ts";
import { nested, toJsonSchema } from "./json-schema.ts";
import { type FormValues, isBlank, type Schema } from "./schema.ts";
import type { JsonSchema, JsonSchemaOptions } from "./standard.ts";

/** Another field of the same form, by its name. */
export interface Field {
  readonly field: string;
}

/** Names another field of the same `form`: `account({ bank: field("bank") })`. */
export function field(name: string): Field {
  requireArgument("field", "name", name, TEXT);
  return { field: name };
}

/**
 * What an option says: its value, or that of the field it names. Undefined while that field is empty, and
 * where the schema is used outside of a form.
 */
export function optionValue(option: Reference | Field | undefined, form: FormValues): Reference | undefined {
  if (typeof option !== "object" || option === null || !("field" in option)) return option;
  const value = Object.hasOwn(form, option.field) ? form[option.field] : undefined;
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

/** A record, an identifier, or a field of the form. */
export const REFERENCE: Rule = {
  is: (value) => typeof value === "string" || isField(value) || codeIn(value) !== undefined,
  must: "be text, a record, or field() with a field's name",
};

const isField = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "field" in value && typeof value.field === "string";

const SCHEMA: Rule = {
  is: (value) => {
    // The schemas of some libraries are functions.
    if ((typeof value !== "object" && typeof value !== "function") || value === null) return false;
    const standard = (value as { readonly "~standard"?: { readonly validate?: unknown } | null })[
      "~standard"
    ];
    return typeof standard?.validate === "function";
  },
  must: "be a schema, after Standard Schema",
};

export const requireSchema = (call: string, argument: string, value: unknown): void =>
  requireArgument(call, argument, value, SCHEMA);

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
