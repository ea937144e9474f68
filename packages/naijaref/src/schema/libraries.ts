import { requireSchema } from "./options.ts";
import type { Schema } from "./schema.ts";

/** What this needs of the context that zod gives to `transform`, in zod 3 and 4. */
interface ZodContext {
  readonly addIssue: (issue: {
    code: "custom";
    message: string;
    path: (string | number)[];
    params: Record<string, unknown>;
  }) => void;
}

/**
 * A schema as a transformation in zod, which does not take schemas of other libraries inside its objects:
 * `z.string().transform(forZod(phone()))`. The issue's code, values and suggestions are its `params`.
 */
export function forZod<Output>(schema: Schema<Output, unknown>) {
  requireSchema("forZod", "schema", schema);
  return (value: unknown, context: ZodContext): Output => {
    const result = schema["~standard"].validate(value);
    if (result.issues === undefined) return result.value;
    // Paths are names of fields, so there are no symbols in them, which zod 3 does not take.
    for (const { message, path, ...params } of result.issues)
      context.addIssue({ code: "custom", message, path: [...path] as string[], params });
    // zod drops the value of a transformation that has issues.
    return undefined as never;
  };
}

/** What this needs of the context that valibot gives to `rawTransform`. */
interface ValibotContext {
  readonly dataset: { readonly value: unknown };
  readonly addIssue: (issue: { message: string; path?: [PathItem, ...PathItem[]] }) => void;
  readonly NEVER: never;
}

interface PathItem {
  readonly type: "unknown";
  readonly origin: "value";
  readonly input: unknown;
  readonly key: unknown;
  readonly value: unknown;
}

/**
 * A schema as a transformation in valibot, which does not take schemas of other libraries inside its objects:
 * `v.pipe(v.string(), v.rawTransform(forValibot(phone())))`.
 */
export function forValibot<Output>(schema: Schema<Output, unknown>) {
  requireSchema("forValibot", "schema", schema);
  return ({ dataset, addIssue, NEVER }: ValibotContext): Output => {
    const result = schema["~standard"].validate(dataset.value);
    if (result.issues === undefined) return result.value;
    for (const { message, path } of result.issues) {
      const [first, ...others] = pathItems(dataset.value, path);
      addIssue(first === undefined ? { message } : { message, path: [first, ...others] });
    }
    return NEVER;
  };
}

/** The way from a value down to the part of it that is wrong. */
function pathItems(input: unknown, path: readonly PropertyKey[]): PathItem[] {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  const value = (input as Record<PropertyKey, unknown> | undefined)?.[key];
  return [{ type: "unknown", origin: "value", input, key, value }, ...pathItems(value, rest)];
}
