import { FUNCTION, oneOf, type Rule, requireArgument } from "../arguments.ts";
import { codeIn } from "../places/reference.ts";

export const OUTPUT: Rule = /* @__PURE__ */ oneOf(["record"]);
export const SUGGEST: Rule = FUNCTION;
export const REGISTER: Rule = FUNCTION;

/** A record, an identifier, or a field of the form. */
export const REFERENCE: Rule = {
  is: (value) => typeof value === "string" || isField(value) || codeIn(value) !== undefined,
  must: "be text, a record, or field() with a field's name",
};

const isField = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "field" in value && typeof value.field === "string";

const SCHEMA: Rule = {
  is: (value) => isSchema(value),
  must: "be a schema, after Standard Schema",
};

function isSchema(value: unknown): boolean {
  // The schemas of some libraries are functions.
  if ((typeof value !== "object" && typeof value !== "function") || value === null) return false;
  const standard = (value as { readonly "~standard"?: { readonly validate?: unknown } | null })["~standard"];
  return typeof standard?.validate === "function";
}

export const requireSchema = (call: string, argument: string, value: unknown): void =>
  requireArgument(call, argument, value, SCHEMA);
