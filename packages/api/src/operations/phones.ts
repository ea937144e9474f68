import { listAreaCodes, type PhoneFailure, type PhoneReason, parsePhone } from "naijaref/phones";
import { fail } from "../contract/errors.ts";
import type { phones as contract } from "../contract/phones.ts";
import type { Handlers } from "./operations.ts";

/** What was wrong and what to do. The number itself is not repeated: it is somebody's. */
const PROBLEMS: Readonly<Record<Exclude<PhoneReason, "short_code">, string>> = {
  not_text: "This is not text: give a phone number, such as 0803 123 4567.",
  empty: "This has no digit: give a phone number, such as 0803 123 4567.",
  invalid_characters:
    "A phone number has digits, with one + before them and spaces, dots, dashes, slashes or parentheses between them: remove letters, extensions and other characters.",
  too_short: "This has too few digits for a Nigerian number: check whether digits are missing.",
  too_long: "This has too many digits for a Nigerian number: give one number, without an extension.",
  missing_prefix: "This has no prefix: begin with 0 and the area code, or with +234.",
  not_nigerian: "The country code is not 234: give a Nigerian number.",
  unknown_prefix:
    "No mobile number begins with these digits in the numbering plan: correct the first four digits.",
  unknown_area_code: "No area has this code; /v1/area-codes lists the area codes.",
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
  listAreaCodes: () => listAreaCodes(),
} satisfies Handlers<keyof typeof contract>;
