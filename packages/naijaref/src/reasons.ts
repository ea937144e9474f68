import { OBJECT, oneOf, type Rule, requireArgument } from "./arguments.ts";
import type { AccountCheckFailure } from "./banks/accounts.ts";
import type { PhoneFailure, PhoneReason } from "./phones/classify.ts";
import type { PlateFailure, PlateReason } from "./plates/parse.ts";
import type { PollingUnitCodeFailure } from "./polling-units/code.ts";

/**
 * One sentence for each reason why a number or a code is refused: forms, pages, the API and Python's package
 * say the same. A name in braces stands for a value of the failure. What is typed is somebody's, and is not
 * repeated, but where one sign of a plate is corrected.
 */

/** For whom a sentence is: who typed the value, or who wrote the program that sent it. */
export type Reader = "person" | "program";

type Sentences<Reason extends string> = Readonly<Record<Reason, string>>;

/** What a program's author is told besides: the sentence for people goes before it. */
type Hints<Reason extends string> = Readonly<Partial<Record<Reason, string>>>;

export const PHONE: Sentences<PhoneReason> = {
  empty: "Write a phone number, such as 0803 123 4567.",
  not_text: "A phone number must be text: a number loses its first zero.",
  invalid_characters: "A phone number has digits only: remove the other characters.",
  too_short: "The phone number has too few digits.",
  too_long: "The phone number has too many digits.",
  missing_prefix: "Write the phone number with its first zero and its area code, such as 0201 269 1531.",
  not_nigerian: "The country code is not 234. Nigerian numbers begin with 0 or +234.",
  unknown_area_code: "There is no such area code in Nigeria: check the first digits.",
  unknown_prefix:
    "No Nigerian phone number begins like this. Mobile numbers begin with 070 to 072, 080, 081, 090 or 091.",
  reserved: "Numbers that begin with 0900 are not in use.",
  short_code: "This is a short code of all networks ({purpose}), not the number of a person or a company.",
  several_numbers: "These are {count} phone numbers: write one.",
};

const PHONE_HINTS: Hints<PhoneReason> = {
  invalid_characters:
    "One + before them, and spaces, dots, dashes, slashes or parentheses between them are allowed. Letters are read after 0700 and 0800.",
  too_long: "Give one number, without an extension.",
  missing_prefix: "Or begin with +234.",
  unknown_area_code: "/v1/area-codes lists them.",
  reserved: "The regulator keeps them for vanity numbers.",
  short_code: "Dial it as it is.",
  several_numbers: "numbers has each in the form to store.",
};

export const PLATE: Sentences<PlateReason> = {
  empty: "Write a plate number, such as KJA-123AB.",
  not_text: "A plate number must be text.",
  too_long: "The plate number is too long.",
  invalid_characters: "A plate number has the letters A to Z and digits only.",
  number_out_of_range: "A plate number does not have three zeros as its digits. The first is 001.",
  unknown_format: "This is not the form of a Nigerian plate number, such as KJA-123AB.{also}",
};

const MEANT = " Did you mean {meant}?";
const DIPLOMATIC = " Diplomats' plates are not read: no source that we may use shows their form.";

const PLATE_HINTS: Hints<PlateReason> = {
  too_long: "At most 20 characters are read.",
  invalid_characters: "Spaces and punctuation are ignored.",
  unknown_format: "The forms are KJA-123AB, AB123-KJA, DKN 135 3, 01B-266FG and NPF 2647 D.",
};

type AccountReason = AccountCheckFailure["reason"];

export const ACCOUNT: Sentences<AccountReason | "empty"> = {
  empty: "Write the account number, ten digits.",
  not_text: "An account number must be text: a number loses its first zeros.",
  not_digits: "An account number has the digits 0 to 9 only.",
  wrong_length: "An account number has 10 digits. This one has {digits}.",
  unknown_bank: "There is no bank called {given}.",
  bank_not_checkable:
    "The account numbers of {bank} cannot be checked, because its CBN code is not known. Take any ten digits, and ask the bank for the name.",
};

export const PHONE_AS_ACCOUNT =
  "At {bank} the account number is the customer's phone number without its first zero{doubt}: it has no check digit.";

const ACCOUNT_HINTS: Hints<AccountReason> = {
  not_digits: "Spaces and hyphens between them are allowed, as in 0000-014-579.",
};

type CodeReason = PollingUnitCodeFailure["reason"];

export const POLLING_UNIT: Sentences<CodeReason> = {
  empty: "Write the code of a polling unit, such as 24-11-01-007.",
  not_text: "The code of a polling unit must be text.",
  too_long: "This is too long for the code of a polling unit, such as 24-11-01-007.",
  incomplete: "The code ends before the number of the polling unit. A whole one looks like 24-11-01-007.",
  not_a_code: "This is not the code of a polling unit, such as 24-11-01-007.",
  unknown_state: "No state has the number with which {code} begins.",
  unknown_lga: "{state} has no local government area with the number in {code}.",
  unknown_ward: "{lga} has no ward with the number in {code}.",
  unknown_unit:
    "{ward} has no polling unit with the number in {code} in INEC's list of 2023; INEC may have added it later.",
  former_code: "{code} is a former code of {name}.",
};

const CODE_HINTS: Hints<CodeReason> = {
  too_long: "At most 64 characters are read.",
  unknown_state: "They run from 01 to 37.",
  unknown_lga: "/v1/states/{stateCode}/lgas lists them.",
  unknown_ward: "/v1/lgas/{lgaCode}/wards lists them.",
  unknown_unit: "/v1/wards/{wardCode}/polling-units lists its {count}.",
  former_code: "INEC's list of 2023 does not have it: {now}.",
};

type Values = Readonly<Record<string, string>>;

/** A sentence with its values. What has no value stays as it is. */
export const fill = (sentence: string, values: Values): string =>
  sentence.replace(/\{(\w+)\}/g, (name, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? "") : name,
  );

/** The reason of a phone number's failure as a sentence, for who typed it or for who sent it. */
export function explainPhone(failure: PhoneFailure, reader: Reader = "person"): string {
  requireFailure("explainPhone", failure, PHONE, reader);
  return write(PHONE, PHONE_HINTS, failure.reason, reader, valuesOfPhone(failure));
}

export function valuesOfPhone(failure: PhoneFailure): Values {
  if (failure.reason === "several_numbers") return { count: String(failure.numbers.length) };
  if (failure.reason !== "short_code") return {};
  return { code: failure.shortCode.code, purpose: failure.shortCode.purpose };
}

/** The reason of a plate number's failure as a sentence, for who typed it or for who sent it. */
export function explainPlate(failure: PlateFailure, reader: Reader = "person"): string {
  requireFailure("explainPlate", failure, PLATE, reader);
  const values = valuesOfPlate(failure);
  // What is meant, or why it cannot be said, takes the place of the hint: a refusal has two sentences at most.
  return write(PLATE, PLATE_HINTS, failure.reason, values["also"] ? "person" : reader, values);
}

export function valuesOfPlate(failure: PlateFailure): Values {
  if (failure.reason !== "unknown_format") return {};
  const { meant, category } = failure;
  if (meant !== undefined) return { meant, also: fill(MEANT, { meant }) };
  return { also: category === undefined ? "" : DIPLOMATIC };
}

/** The reason of an account number's failure as a sentence, for who typed it or for who sent it. */
export function explainAccount(failure: AccountCheckFailure, reader: Reader = "person"): string {
  requireFailure("explainAccount", failure, ACCOUNT, reader);
  if (failure.reason === "bank_not_checkable") {
    const { shortName, name, accountNumbers, unverifiedFields } = failure.bank;
    const doubt = unverifiedFields.includes("accountNumbers") ? ", as far as is known" : "";
    const values = { bank: shortName ?? name, doubt };
    if (accountNumbers === null) return fill(ACCOUNT.bank_not_checkable, values);
    return `${fill(PHONE_AS_ACCOUNT, values)} Take any ten digits, and ask the bank for the name.`;
  }
  const values = {
    ...(failure.reason === "wrong_length" && { digits: String(failure.digits) }),
    ...(failure.reason === "unknown_bank" && { given: failure.identifier.slice(0, 64) }),
  };
  return write(ACCOUNT, ACCOUNT_HINTS, failure.reason, reader, values);
}

/** The reason of a polling unit code's failure as a sentence, for who typed it or for who sent it. */
export function explainPollingUnitCode(failure: PollingUnitCodeFailure, reader: Reader = "person"): string {
  requireFailure("explainPollingUnitCode", failure, POLLING_UNIT, reader);
  return write(POLLING_UNIT, CODE_HINTS, failure.reason, reader, valuesOfCode(failure));
}

export function valuesOfCode(failure: PollingUnitCodeFailure): Values {
  switch (failure.reason) {
    case "unknown_state":
      return { code: failure.code };
    case "unknown_lga":
      return { code: failure.code, state: failure.state.name, stateCode: failure.state.code };
    case "unknown_ward":
      return { code: failure.code, lga: failure.lga.name, lgaCode: failure.lga.code };
    case "unknown_unit": {
      const { code, name, pollingUnits } = failure.ward;
      return { code: failure.code, ward: name, wardCode: code, count: String(pollingUnits) };
    }
    case "former_code": {
      const { name, codeNow } = failure.former;
      const now =
        codeNow === null
          ? "what became of it is not known"
          : `a unit of that name, probably the same, has the code ${codeNow} now`;
      return { code: failure.code, name, now };
    }
    default:
      return {};
  }
}

const READER: Rule = /* @__PURE__ */ oneOf(["person", "program"]);

function requireFailure(of: string, failure: unknown, sentences: object, reader: Reader): void {
  const rule: Rule = {
    is: (value) =>
      OBJECT.is(value) && Object.hasOwn(sentences, String((value as { reason?: unknown }).reason)),
    must: "be a failure, as the function that reads the value returns it",
  };
  requireArgument(of, "failure", failure, rule);
  requireArgument(of, "reader", reader, READER);
}

function write<Reason extends string>(
  sentences: Sentences<Reason>,
  hints: Hints<Reason>,
  reason: Reason,
  reader: Reader,
  values: Values,
): string {
  const hint = reader === "person" ? undefined : hints[reason];
  return fill(hint === undefined ? sentences[reason] : `${sentences[reason]} ${hint}`, values);
}
