import { OBJECT, requireArgument } from "../arguments.ts";
import { FORM } from "./english.ts";
import type { Issue } from "./issue.ts";
import { nested } from "./json-schema.ts";
import { requireSchema } from "./options.ts";
import { createSchema, type FormValues, type Schema, type Validated, withForm } from "./schema.ts";
import type {
  InferInput,
  InferOutput,
  JsonSchema,
  JsonSchemaConverter,
  JsonSchemaOptions,
  StandardIssue,
  StandardSchema,
} from "./standard.ts";

/**
 * The schema of each field: of this library, or of any other that follows Standard Schema and is not
 * asynchronous.
 */
export type Fields = Readonly<Record<string, StandardSchema>>;

type OptionalKeys<F extends Fields> = {
  [Key in keyof F]: undefined extends InferInput<F[Key]> ? Key : never;
}[keyof F];

export type FormInput<F extends Fields> = {
  readonly [Key in Exclude<keyof F, OptionalKeys<F>>]: InferInput<F[Key]>;
} & { readonly [Key in OptionalKeys<F>]?: InferInput<F[Key]> };

export type FormOutput<F extends Fields> = { readonly [Key in keyof F]: InferOutput<F[Key]> };

/**
 * An object with a schema for each field. Fields may depend on each other: `lga({ state: field("state") })`.
 * Returns an object with the normalised value of each field, and nothing else; an issue's `path` begins with
 * the field.
 *
 * Throws a TypeError, when it validates, if the schema of a field is asynchronous.
 */
export function form<const F extends Fields>(fields: F): Schema<FormOutput<F>, FormInput<F>> {
  requireArgument("form", "fields", fields, OBJECT);
  const names = Object.keys(fields);
  for (const name of names) requireSchema("form", `fields.${name}`, fields[name]);
  const shape = createSchema({
    kind: "form",
    sentences: FORM,
    input: (options) => describe(fields, "input", options),
    output: (options) => describe(fields, "output", options),
    read: (value) =>
      typeof value === "object" && !Array.isArray(value)
        ? { ok: true, value: value as FormValues }
        : { ok: false, reason: "not_object" },
  })["~standard"];
  return {
    "~standard": {
      ...shape,
      types: undefined,
      validate: (input) => {
        const object = shape.validate(input);
        if (object.issues !== undefined) return object;
        const results = names.map((name) => [name, validateField(fields, name, object.value)] as const);
        const issues = results.flatMap(([, { issues = [] }]) => issues);
        if (issues.length > 0) return { issues };
        const values = results.map(([name, result]) => [name, "value" in result ? result.value : undefined]);
        return { value: Object.fromEntries(values) as FormOutput<F> };
      },
    },
  };
}

function validateField(fields: Fields, name: string, form: FormValues): Validated<unknown> {
  const value = Object.hasOwn(form, name) ? form[name] : undefined;
  const result = (fields[name] as StandardSchema)["~standard"].validate(value, withForm(form));
  if (result instanceof Promise) throw new TypeError(`The schema of the field ${name} is asynchronous.`);
  if (result.issues === undefined) return { value: result.value };
  return { issues: result.issues.map((issue) => inField(name, issue)) };
}

/** An issue of a field. Those of other libraries have a message and a path only. */
const inField = (name: string, issue: StandardIssue): Issue => ({
  code: "invalid",
  key: "form.invalid",
  values: { message: issue.message },
  suggestions: [],
  ...issue,
  path: [name, ...(issue.path ?? []).map((part) => (typeof part === "object" ? part.key : part))],
});

function describe(fields: Fields, side: "input" | "output", options: JsonSchemaOptions): JsonSchema {
  const described = Object.entries(fields).map(([name, schema]) => {
    const { jsonSchema } = schema["~standard"] as { readonly jsonSchema?: JsonSchemaConverter };
    // A schema of another library that has no JSON Schema may take anything.
    return [name, jsonSchema === undefined ? {} : nested(jsonSchema, side, options)] as const;
  });
  const required = Object.keys(fields).filter((name) => !isOptional(fields[name] as StandardSchema));
  return {
    type: "object",
    properties: Object.fromEntries(described),
    ...(required.length > 0 ? { required } : {}),
  };
}

function isOptional(schema: StandardSchema): boolean {
  const result = schema["~standard"].validate(undefined);
  return result instanceof Promise || result.issues === undefined;
}
