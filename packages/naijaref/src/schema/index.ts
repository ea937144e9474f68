/**
 * Schemas for other people's forms and services, after Standard Schema (https://standardschema.dev). Each
 * takes what a person types and returns the form to store, or issues with a sentence, a code and suggestions.
 * Each is a file of its own: a page pays for those that it uses.
 */

export type { BankCode } from "../banks/banks.ts";
export { type AccountOptions, account } from "./account.ts";
export { accountNumber } from "./account-number.ts";
export { type BankOptions, bank } from "./bank.ts";
export { type ConstituencyOptions, constituency } from "./constituency.ts";
export { ENGLISH, type MessageKey } from "./english.ts";
export { type Field, field } from "./field.ts";
export { type Fields, type FormInput, type FormOutput, form } from "./form.ts";
export type { Issue, Suggest, Suggestion } from "./issue.ts";
export { type LgaOptions, lga } from "./lga.ts";
export { type LocalityOptions, locality } from "./locality.ts";
export { type Messages, setMessages, translate } from "./messages.ts";
export { optional } from "./optional.ts";
export { type PhoneOptions, phone } from "./phone.ts";
export { plate } from "./plate.ts";
export { type PointInput, type PointOptions, type PointRegister, point } from "./point.ts";
export { type PollingUnitOptions, type PollingUnitRegister, pollingUnit } from "./polling-unit.ts";
export type { Schema, Validated } from "./schema.ts";
export type { InferInput, InferOutput, JsonSchema, StandardSchema } from "./standard.ts";
export { type StateOptions, state } from "./state.ts";
export { forValibot } from "./valibot.ts";
export { type WardOptions, ward } from "./ward.ts";
export { forZod } from "./zod.ts";
