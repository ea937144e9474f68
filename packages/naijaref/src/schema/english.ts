import type { AccountCheckFailure } from "../banks/accounts.ts";
import type { BankFailure } from "../banks/banks.ts";
import type { ReverseGeocodeFailure } from "../boundaries/points/reverse-geocode.ts";
import type { ConstituencyFailure } from "../elections/code.ts";
import type { PhoneReason } from "../phones/classify.ts";
import type { LgaFailure } from "../places/lgas.ts";
import type { StateFailure } from "../places/states.ts";
import type { WardFailure } from "../places/wards.ts";
import * as REASONS from "../reasons.ts";

/**
 * The sentences of the schemas, one for each reason. A name in braces is replaced by one of the issue's
 * `values`. A bundler keeps only those of the schemas that a page uses: a spread would keep them all.
 */
type Sentences<Reason extends string> = Readonly<Record<Reason | "empty", string>>;

export const PHONE: Sentences<PhoneReason | "wrong_type" | "not_allocated"> = /* @__PURE__ */ Object.assign(
  {},
  REASONS.PHONE,
  {
    wrong_type: "This kind of phone number cannot be used here. Write a {types} number.",
    not_allocated: "No network has this number. Check the digits.",
  },
);

export const STATE: Sentences<StateFailure["reason"]> = {
  empty: "Choose a state.",
  not_text: "The state must be text: its name or its code.",
  unknown_state: "There is no state called {given}.",
};

export const LGA: Sentences<Exclude<LgaFailure["reason"], "invalid_option"> | "not_in_state"> = {
  empty: "Choose a local government area.",
  not_text: "The local government area must be text: its name or its code.",
  unknown_lga: "There is no local government area called {given}.",
  not_in_state: "{state} has no local government area called {given}.",
  unknown_state: "There is no state called {given}.",
  ambiguous: "Several states have a local government area called {given}: {states}. Choose the state too.",
};

export const WARD: Sentences<WardFailure["reason"] | "not_in_lga" | "unknown_lga"> = {
  empty: "Choose a ward.",
  not_text: "The ward must be text: its code.",
  unknown_ward: "There is no ward with the code {given}. A code looks like 24-11-01.",
  not_in_lga: "{ward} is not a ward of {lga}.",
  unknown_lga: "There is no local government area called {given}.",
};

export const BANK: Sentences<
  BankFailure["reason"] | "closed" | "taken_over" | "unlisted" | "wrong_type" | "missing_code"
> = {
  empty: "Choose a bank.",
  not_text: "The bank must be text: its name or its code.",
  unknown_bank: "There is no bank called {given}.",
  closed: "{bank} is closed. Choose another bank.",
  taken_over: "{bank} is {successor} today. Choose {successor}.",
  unlisted: "{bank} is on no list of the central bank. Choose another bank.",
  wrong_type: "{bank} cannot be used here. Choose another bank.",
  missing_code: "{bank} cannot be used here, because its {code} is not known. Choose another bank.",
};

export const ACCOUNT: Sentences<AccountCheckFailure["reason"] | "wrong_check_digit" | "unsure_check_digit"> =
  /* @__PURE__ */ Object.assign({}, REASONS.ACCOUNT, {
    wrong_check_digit: "This is not an account number of {bank}. Check its digits.",
    unsure_check_digit: "This may not be an account number of {bank}. Compare its digits once more.",
  });

export const CONSTITUENCY: Sentences<ConstituencyFailure["reason"] | "wrong_kind"> = {
  empty: "Choose a constituency.",
  not_text: "The constituency must be text: its code.",
  unknown_constituency:
    "There is no constituency with the code {given}. A code looks like FC236 or FC/236/LA.",
  wrong_kind: "{constituency} is another kind of constituency than is needed here.",
};

export const LOCALITY: Sentences<"not_text" | "unknown_locality" | "not_there" | "ambiguous"> = {
  empty: "Write a city, a town or a part of a city.",
  not_text: "The place must be text: its name or its code.",
  unknown_locality: "There is no place called {given} in the list. Choose the local government area instead.",
  not_there: "{given} is in another state or local government area.",
  ambiguous: "Several places are called {given}. Choose the state and the local government area too.",
};

export const POINT: Sentences<ReverseGeocodeFailure["reason"]> = {
  empty: "Give a latitude and a longitude.",
  not_a_coordinate: "A point has a latitude from -90 to 90 and a longitude from -180 to 180, in degrees.",
  outside: "This point is not in Nigeria.",
  water: "This point is in {water}, not on land.",
};

export const FORM: Sentences<"not_object" | "invalid"> = {
  empty: "Fill in the form.",
  not_object: "A form must be an object with a property for each field.",
  // What the schema of another library says.
  invalid: "{message}",
};

const KINDS = {
  account: ACCOUNT,
  bank: BANK,
  constituency: CONSTITUENCY,
  form: FORM,
  lga: LGA,
  locality: LOCALITY,
  phone: PHONE,
  plate: REASONS.PLATE,
  point: POINT,
  polling_unit: REASONS.POLLING_UNIT,
  state: STATE,
  ward: WARD,
};

type Kinds = typeof KINDS;

/** What an issue says, as a key: the kind of value and the reason, as in `phone.too_short`. */
export type MessageKey = {
  [Kind in keyof Kinds]: `${Kind & string}.${keyof Kinds[Kind] & string}`;
}[keyof Kinds];

/** Every sentence in English by its key: the table that a translation replaces. */
export const ENGLISH: Readonly<Record<MessageKey, string>> = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Object.fromEntries(
    /* @__PURE__ */ Object.entries(KINDS).flatMap(([kind, sentences]) =>
      Object.entries(sentences).map(([reason, sentence]) => [`${kind}.${reason}`, sentence]),
    ),
  ) as Record<MessageKey, string>,
);
