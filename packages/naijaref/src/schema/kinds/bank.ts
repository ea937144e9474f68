import { FUNCTION, requireOptions } from "../../arguments.ts";
import {
  type BankCode,
  type BankType,
  CODE_FIELDS,
  findBank,
  isActive,
  SELECTION,
  successorOf,
  typesIn,
} from "../../banks/banks.ts";
import type { Bank } from "../../generated/records.ts";
import { BANK } from "../english.ts";
import { refuseUnknown, type SuggestOption } from "../issue.ts";
import { code, RECORD, text } from "../json-schema.ts";
import { OUTPUT } from "../options.ts";
import { createSchema, type OutputOption, type RecordOutput, type Schema } from "../schema.ts";

export interface BankOptions extends OutputOption, SuggestOption {
  /** Takes only banks that have these codes: `nip_code` to pay into, `cbn_code` to check account numbers. */
  readonly has?: BankCode | readonly BankCode[] | undefined;
  /** Takes only this kind of licence, or these. */
  readonly type?: BankType | readonly BankType[] | undefined;
  /** Refuses a bank that merged or lost its licence. One that took it over is suggested. */
  readonly active?: boolean | undefined;
}

const CODE_NAMES: Readonly<Record<BankCode, string>> = {
  cbn_code: "CBN code",
  nip_code: "NIP code",
  ussd: "USSD code",
};

/**
 * An institution that the central bank licenses or licensed, by any identifier that `findBank` takes. Returns
 * its id (`gtbank`), or with `output: "record"` the record.
 */
export function bank(options: BankOptions & RecordOutput): Schema<Bank>;
export function bank(options?: BankOptions): Schema<string>;
export function bank(options?: BankOptions): Schema<Bank | string> {
  requireOptions("bank", options, { ...SELECTION, output: OUTPUT, suggest: FUNCTION });
  const { has = [], type: licence, active, output, suggest } = options ?? {};
  const wanted = [has].flat();
  const types = typesIn(licence);
  return createSchema({
    kind: "bank",
    sentences: BANK,
    input: text("A Nigerian bank, by name or code.", "GTBank", "058"),
    output: output === "record" ? RECORD : code("^[a-z0-9]+(-[a-z0-9]+)*$", "gtbank"),
    read: (value) => {
      const found = findBank(value as string);
      if (!found.ok) return refuseUnknown(found, value, suggest, ["bank"]);
      const { id, name, shortName, type } = found.value;
      const values = { bank: shortName ?? name };
      if (active === true && !isActive(found.value)) return refuseClosed(found.value, values);
      if (types !== undefined && !types.includes(type)) return { ok: false, reason: "wrong_type", values };
      const missing = wanted.find((code) => found.value[CODE_FIELDS[code]] === null);
      if (missing !== undefined)
        return { ok: false, reason: "missing_code", values: { ...values, code: CODE_NAMES[missing] } };
      return { ok: true, value: output === "record" ? found.value : id };
    },
  });
}

function refuseClosed(bank: Bank, values: { readonly bank: string }) {
  const successor = successorOf(bank);
  if (successor === undefined)
    return { ok: false, reason: bank.status === "unlisted" ? "unlisted" : "closed", values } as const;
  const { id, name, shortName } = successor;
  return {
    ok: false,
    reason: "taken_over",
    values: { ...values, successor: shortName ?? name },
    suggestions: [{ value: id, label: name }],
  } as const;
}
