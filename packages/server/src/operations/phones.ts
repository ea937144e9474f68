import { listAreaCodes, type PhoneFailure, type PhoneReason, parsePhone } from "naijaref/phones";
import { fail } from "../contract/errors.ts";
import type { phones as contract } from "../contract/phones.ts";
import type { Handlers } from "./operations.ts";

/** What was wrong and what to do. The number itself is not repeated: it is somebody's. */
const PROBLEMS: Readonly<Record<Exclude<PhoneReason, "short_code">, string>> = {
  not_text: "This is not text: give a phone number, such as 0803 123 4567.",
  empty: "There is no digit in this: give a phone number, such as 0803 123 4567.",
  invalid_characters:
    "A phone number has digits, one + before them, and spaces, dots, dashes, slashes or parentheses between them: leave out letters, extensions and other signs.",
  too_short: "This has too few digits for a Nigerian number: see whether the end is missing.",
  too_long: "This has too many digits for a Nigerian number: give one number, without an extension.",
  missing_prefix:
    "This lacks what comes before a subscriber's number: begin with 0 and the area code, or with +234.",
  not_nigerian: "The country code is not 234: only Nigerian numbers are read.",
  unknown_prefix: "The numbering plan has no mobile numbers that begin so: correct the first four digits.",
  unknown_area_code: "No area has this code; /v1/area-codes lists those that there are.",
  reserved: "0900 is reserved for vanity numbers, and none is in use: correct the prefix.",
};

const problemOf = (refusal: PhoneFailure): string =>
  refusal.reason === "short_code"
    ? `This is a short code (${refusal.shortCode.purpose}), not a subscriber's number: dial it as it is.`
    : PROBLEMS[refusal.reason];

export const phones = {
  getPhone: ({ number }) => {
    const parsed = parsePhone(number);
    return parsed.ok ? parsed.value : fail("invalid_phone", problemOf(parsed), { reason: parsed.reason });
  },
  listAreaCodes,
} satisfies Handlers<keyof typeof contract>;
