import { requireSchema } from "../options.ts";
import type { Schema } from "../schema.ts";

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
