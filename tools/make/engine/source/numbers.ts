import { type AccountCheck, checkAccount } from "naijaref/banks";
import { parsePhone } from "naijaref/phones";
import { readCells, requireList, toPlain } from "./rows.ts";

/** `phones(rows)`: what each text is as a phone number, `{ok, value}` or `{ok, reason}`; null of null. */
export function phones(rows: unknown): unknown[] {
  requireList(rows, "phones");
  return rows.map((row, at) => {
    const { text } = readCells(row, "phones", at, ["text"]);
    if (text === undefined) return null;
    const read = parsePhone(text);
    return read.ok ? toPlain(read) : { ok: false, reason: read.reason };
  });
}

const toPlainCheck = ({ bank, fits, ...check }: AccountCheck) => ({
  ...(toPlain(check) as object),
  bank: bank.id,
  bank_name: bank.name,
  fits: fits.map(({ id }) => id),
});

/**
 * `accounts(rows)`: whether each account number can be one of its bank, `{ok, value}` or `{ok, reason}`. A
 * row is `{account, bank}`; if one of them is null, null.
 */
export function accounts(rows: unknown): unknown[] {
  requireList(rows, "accounts");
  return rows.map((row, at) => {
    const { account, bank } = readCells(row, "accounts", at, ["account", "bank"]);
    if (account === undefined || bank === undefined) return null;
    const checked = checkAccount(account, bank);
    return checked.ok
      ? { ok: true, value: toPlainCheck(checked.value) }
      : { ok: false, reason: checked.reason };
  });
}
