import { bank } from "./banks.ts";
import { flag, integer, text } from "./field.ts";
import { defineRecord, listOfNested, nested, pick } from "./record.ts";

const account = text("The account number, ten digits.", "0000014579", "^[0-9]{10}$");

/** Never null: an account number can only be checked for a bank that has a code. */
const cbnCode = text("The CBN code that was used for the check.", "011", "^([0-9]{3}|[0-9]{5})$");

const institution = { ...pick(bank, "id", "name"), cbn_code: cbnCode };

const candidate = {
  description: "An institution that an account number could belong to.",
  fields: { ...pick(bank, "id", "name", "short_name", "type"), cbn_code: cbnCode },
};

const digit = (description: string) => integer(description, 9, { minimum: 0, maximum: 9 });

const note = text(
  "What the check digit proves here and what it does not, in whole sentences.",
  "A valid check digit does not prove that the account exists.",
);

const fittingBank = {
  description: "An institution for whose code the check digit is right.",
  fields: institution,
};

const accountSuccessor = {
  description: "An institution that took over one or more for whose code the check digit is right.",
  fields: {
    ...candidate.fields,
    fits: listOfNested(fittingBank, "The institutions that it took over and that the digit fits."),
    reason: text(
      "Why it is listed, as a sentence.",
      "The digit fits Diamond Bank (2019), which Access Bank took over. Accounts opened there may still have such numbers.",
    ),
  },
};

export const accountCheck = defineRecord({
  name: "AccountCheck",
  description: "Whether an account number is valid for a bank. Returned when `bank` is given.",
  fields: {
    account,
    valid: flag(
      "Whether the check digit is right. A right check digit does not prove that the account exists.",
      true,
    ),
    possible: flag(
      "Whether an account of the bank may have this number. Refuse a number only if this is false: the digit is wrong for the bank and for all that it took over, its code is verified, and the number is not a phone number that a wallet may use.",
      true,
    ),
    fits: listOfNested(
      fittingBank,
      "The institutions for whose code the check digit is right: the bank, and those that it took over. Of a closed bank also the one that carries on its business.",
    ),
    code_verified: flag(
      "Whether the bank's CBN code is verified. With another code the check would say something else.",
      true,
    ),
    bank: nested({
      description: "The institution for which the account number was checked.",
      fields: institution,
    }),
    check_digit: digit("The account number's last digit."),
    expected_check_digit: digit(
      "The check digit that is computed from the other nine digits and the bank's code.",
    ),
    note,
  },
});

export const accountCandidates = defineRecord({
  name: "AccountCandidates",
  description: "The institutions that an account number could belong to. Returned when `bank` is left out.",
  fields: {
    account,
    count: integer("How many institutions it could belong to.", 17, { minimum: 0 }),
    banks: listOfNested(
      candidate,
      "Every active institution for whose code the check digit is right. Commercial banks come first; institutions of one type are sorted by name.",
    ),
    successors: listOfNested(
      accountSuccessor,
      "Active institutions that are not in `banks`, but took over one for whose code the check digit is right. An account that was opened there is theirs today.",
    ),
    note,
  },
});
