/**
 * Schemas for other people's forms and services, after Standard Schema (https://standardschema.dev). Each
 * takes what a person types and returns the form to store, or issues with a sentence, a code and suggestions.
 * Each is a file of its own: a page pays for those that it uses.
 */

export type { BankCode } from "../banks/banks.ts";
export { ENGLISH, type MessageKey } from "./english.ts";
export { type Fields, type FormInput, type FormOutput, form } from "./form.ts";
export type { Issue, Suggest, Suggestion } from "./issue.ts";
export { type AccountOptions, account, accountNumber, type BankOptions, bank } from "./kinds/banks.ts";
export { type PhoneOptions, phone } from "./kinds/phone.ts";
export {
  type ConstituencyOptions,
  constituency,
  type LgaOptions,
  type LocalityOptions,
  lga,
  locality,
  type StateOptions,
  state,
  type WardOptions,
  ward,
} from "./kinds/places.ts";
export { plate } from "./kinds/plate.ts";
export { type PointInput, type PointOptions, type PointRegister, point } from "./kinds/point.ts";
export { type PollingUnitOptions, type PollingUnitRegister, pollingUnit } from "./kinds/polling-unit.ts";
export { forValibot, forZod } from "./libraries.ts";
export { type Messages, setMessages, translate } from "./messages.ts";
export { type Field, field, optional } from "./options.ts";
export type { Schema, Validated } from "./schema.ts";
export type { InferInput, InferOutput, JsonSchema, StandardSchema } from "./standard.ts";
