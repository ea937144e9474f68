import { requireSchema } from "../options.ts";
import type { Schema } from "../schema.ts";

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
