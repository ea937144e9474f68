import { explainPhone, listAreaCodes, parsePhone } from "naijaref/phones";
import { fail } from "../contract/errors.ts";
import type { phones as contract } from "../contract/phones.ts";
import type { Handlers } from "./operations.ts";

export const phones = {
  getPhone: ({ number }) => {
    const parsed = parsePhone(number);
    return parsed.ok
      ? parsed.value
      : fail("invalid_phone", explainPhone(parsed, "program"), { reason: parsed.reason });
  },
  listAreaCodes: () => listAreaCodes(),
} satisfies Handlers<keyof typeof contract>;
