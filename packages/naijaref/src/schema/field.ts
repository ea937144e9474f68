import { requireArgument, TEXT } from "../arguments.ts";
import type { Reference } from "../places/reference.ts";
import type { FormValues } from "./schema.ts";

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
