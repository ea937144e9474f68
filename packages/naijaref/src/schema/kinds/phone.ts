import { FLAG, oneOrSome } from "../../arguments.ts";
import { PHONE_NUMBER_TYPES } from "../../generated/enums.ts";
import type { PhoneNumber } from "../../generated/records.ts";
import { parsePhone } from "../../phones/parse.ts";
import { valuesOfPhone } from "../../reasons.ts";
import { PHONE } from "../english.ts";
import { code, text } from "../json-schema.ts";
import { type OutputOption, recordSchema } from "../schema.ts";

export interface PhoneOptions extends OutputOption {
  /** Takes only this kind of number, or these. */
  readonly type?: PhoneNumber["type"] | readonly PhoneNumber["type"][] | undefined;
  /** Refuses a number for which the regulator's lists have no block in use. They are of December 2023. */
  readonly allocated?: boolean | undefined;
}

/**
 * A Nigerian phone number, in any writing that `parsePhone` reads. Returns `+234` and the national number
 * (E.164), or with `output: "record"` all that is known of the number.
 */
export const phone = /* @__PURE__ */ recordSchema<typeof PHONE, PhoneNumber, PhoneOptions>(() => ({
  kind: "phone",
  sentences: PHONE,
  rules: { type: oneOrSome(PHONE_NUMBER_TYPES), allocated: FLAG },
  input: text("A Nigerian phone number in any common writing.", "0803 123 4567", "+2348031234567"),
  code: code("^\\+234[0-9]{7,14}$", "+2348031234567"),
  codeOf: ({ e164 }) => e164,
  read: (value, { type, allocated }) => {
    const parsed = parsePhone(value as string);
    if (!parsed.ok) return { ok: false, reason: parsed.reason, values: valuesOfPhone(parsed) };
    const number = parsed.value;
    const types: readonly PhoneNumber["type"][] | undefined = typeof type === "string" ? [type] : type;
    if (types !== undefined && !types.includes(number.type)) {
      const wanted = types.map((one) => one.replaceAll("_", "-")).join(", ");
      return { ok: false, reason: "wrong_type", values: { types: wanted } };
    }
    if (allocated === true && !number.allocated) return { ok: false, reason: "not_allocated" };
    return parsed;
  },
}));
