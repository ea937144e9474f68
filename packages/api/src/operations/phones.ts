import { explainPhone, listAreaCodes, parsePhone } from "naijaref/phones";
import { fail } from "../contract/errors.ts";
import type { phones as contract } from "../contract/phones.ts";
import type { Handlers } from "./operations.ts";

export const phones = {
  getPhone: ({ number }) => {
    const parsed = parsePhone(number);
    if (parsed.ok) return parsed.value;
    const numbers = parsed.reason === "several_numbers" ? { numbers: parsed.numbers } : {};
    return fail("invalid_phone", explainPhone(parsed, "program"), { reason: parsed.reason, ...numbers });
  },
  listAreaCodes: () => listAreaCodes(),
} satisfies Handlers<keyof typeof contract>;
