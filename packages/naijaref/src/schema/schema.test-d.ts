import { expectTypeOf } from "vitest";
import type { Bank, PhoneNumber } from "../generated/records.ts";
import {
  account,
  bank,
  field,
  form,
  type InferInput,
  type InferOutput,
  optional,
  phone,
  pollingUnit,
} from "./index.ts";

/** What the types say, checked by the compiler. */

const normalised = phone();
const whole = phone({ type: ["mobile"], output: "record" });
expectTypeOf<InferInput<typeof normalised>>().toEqualTypeOf<string>();
expectTypeOf<InferOutput<typeof normalised>>().toEqualTypeOf<string>();
expectTypeOf<InferOutput<typeof whole>>().toEqualTypeOf<PhoneNumber>();

const payout = form({
  bank: bank({ output: "record" }),
  account: account({ bank: field("bank") }),
  phone: optional(phone()),
});
expectTypeOf<InferOutput<typeof payout>["bank"]>().toEqualTypeOf<Bank>();
expectTypeOf<InferOutput<typeof payout>["phone"]>().toEqualTypeOf<string | undefined>();

/** A field that may be empty may be absent; the others may not. */
export const input: InferInput<typeof payout> = { bank: "GTBank", account: "0000014579" };
// @ts-expect-error: the account is missing.
export const incomplete: InferInput<typeof payout> = { bank: "GTBank" };

// @ts-expect-error: there is no record without a register.
pollingUnit({ output: "record" });
// @ts-expect-error: there is no such kind of number.
phone({ type: ["pager"] });
// @ts-expect-error: account needs a bank; accountNumber has none.
account({});
