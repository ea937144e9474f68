import { expectTypeOf } from "vitest";
import * as n from "./index.ts";
import * as schema from "./schema/index.ts";

/**
 * Checked by the compiler (`npm run check:types`), and never run: the types that users of the library meet.
 */

const places = n.searchPlaces("lagso", { kinds: ["lga"], limit: undefined });
if (places.ok) expectTypeOf(places.value).toEqualTypeOf<readonly n.SearchResult[]>();
else if (places.reason === "invalid_option") expectTypeOf(places.option).toEqualTypeOf<"kinds" | "limit">();
else expectTypeOf(places.reason).toEqualTypeOf<"empty" | "too_long" | "not_text">();

const lga = n.findLga("Surulere", { state: undefined });
if (!lga.ok && lga.reason === "ambiguous") expectTypeOf(lga.candidates).toEqualTypeOf<readonly n.Lga[]>();
// @ts-expect-error: a failure has no value.
if (!lga.ok) lga.value;
// @ts-expect-error: only an ambiguous name has candidates.
if (!lga.ok && lga.reason !== "ambiguous") lga.candidates;
// @ts-expect-error: a result is no record. Look at `ok` first.
n.findState("Lagos").capital;

const phone = n.parsePhone("112");
if (!phone.ok && phone.reason === "several_numbers")
  expectTypeOf(phone.numbers).toEqualTypeOf<readonly string[]>();
if (!phone.ok && phone.reason === "short_code") expectTypeOf(phone.shortCode.purpose).toEqualTypeOf<string>();

const check = n.checkAccount("0000014579", { id: "first-bank" });
if (check.ok) expectTypeOf(check.value.bank.cbnCode).toEqualTypeOf<string>();

const state = n.getLga("NG025011");
if (state !== undefined) n.lgasOfState({ code: state.stateCode });
// @ts-expect-error: an identifier is text.
n.lgasOfState(25);
// @ts-expect-error: no such kind of place.
n.searchPlaces("Ikeja", { kinds: ["town"] });
// @ts-expect-error: no such kind of constituency.
n.listConstituencies({ kind: "house" });
// @ts-expect-error: no such option; it is active.
n.searchBanks("Skye", { closed: true });

expectTypeOf<(typeof n.BANK_TYPES)[number]>().toEqualTypeOf<n.BankType>();
expectTypeOf<n.ConstituencyKind>().toEqualTypeOf<n.Constituency["kind"]>();

const states = n.listStates();
// @ts-expect-error: records cannot be changed.
if (states[0] !== undefined) states[0].name = "Eko";
// @ts-expect-error: lists cannot be changed.
states.push;

const normalised = schema.phone();
const whole = schema.phone({ type: ["mobile"], output: "record" });
expectTypeOf<schema.InferInput<typeof normalised>>().toEqualTypeOf<string>();
expectTypeOf<schema.InferOutput<typeof normalised>>().toEqualTypeOf<string>();
expectTypeOf<schema.InferOutput<typeof whole>>().toEqualTypeOf<n.PhoneNumber>();

const payout = schema.form({
  bank: schema.bank({ output: "record" }),
  account: schema.account({ bank: schema.field("bank") }),
  phone: schema.optional(schema.phone()),
});
expectTypeOf<schema.InferOutput<typeof payout>["bank"]>().toEqualTypeOf<n.Bank>();
expectTypeOf<schema.InferOutput<typeof payout>["phone"]>().toEqualTypeOf<string | undefined>();

/** A field that may be empty may be absent; the others may not. */
export const input: schema.InferInput<typeof payout> = { bank: "GTBank", account: "0000014579" };
// @ts-expect-error: the account is missing.
export const incomplete: schema.InferInput<typeof payout> = { bank: "GTBank" };

// @ts-expect-error: there is no record without a register.
schema.pollingUnit({ output: "record" });
// @ts-expect-error: there is no such kind of number.
schema.phone({ type: ["pager"] });
// @ts-expect-error: account needs a bank; accountNumber has none.
schema.account({});
