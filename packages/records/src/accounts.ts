import { bank } from "./banks.ts";
import { flag, integer, text } from "./field.ts";
import { listOfNested, nested } from "./nested.ts";
import { defineRecord } from "./record.ts";

const account = text({
  description: "The account number, ten digits.",
  example: "0000014579",
  pattern: "^[0-9]{10}$",
});

/** Never null: an account number can only be checked for a bank that has a code. */
const cbnCode = text({
  description: "The CBN code that was used for the check.",
  example: "011",
  pattern: "^([0-9]{3}|[0-9]{5})$",
});

const checkedBank = defineRecord({
  name: "CheckedBank",
  description: "The institution for which the account number was checked.",
  fields: { id: bank.fields.id, name: bank.fields.name, cbn_code: cbnCode },
});

const candidate = defineRecord({
  name: "Candidate",
  description: "An institution that an account number could belong to.",
  fields: {
    id: bank.fields.id,
    name: bank.fields.name,
    short_name: bank.fields.short_name,
    type: bank.fields.type,
    cbn_code: cbnCode,
  },
});

const digit = (description: string) => integer({ description, example: 9, minimum: 0, maximum: 9 });

const note = text({
  description: "What the check digit proves here and what it does not, in whole sentences.",
  example: "A valid check digit does not prove that the account exists.",
});

export const accountCheck = defineRecord({
  name: "AccountCheck",
  description: "Whether an account number is valid for a bank. Returned when `bank` is given.",
  fields: {
    account,
    valid: flag({
      description:
        "Whether the check digit is right. A right check digit does not prove that the account exists.",
      example: true,
    }),
    bank: nested(checkedBank),
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
    count: integer({ description: "How many institutions it could belong to.", example: 17, minimum: 0 }),
    banks: listOfNested(
      candidate,
      "Every active institution for whose code the check digit is right. Commercial banks come first; institutions of one type are sorted by name.",
    ),
    note,
  },
});
