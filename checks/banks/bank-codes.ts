import type { Row } from "@naijaref/tools/table";
import { bankKey } from "naijaref/banks";
import { listOf, on, repeatsIn, rule, textOf } from "../rule.ts";
import { isActive } from "./institutions.ts";

/**
 * Deposit money banks: the central bank gives them three digits. A microfinance bank without interest has
 * five.
 */
const DEPOSIT_MONEY_BANKS = ["commercial", "merchant", "non_interest"];

/** What other institutions' codes begin with. Types that are not here have had no code in any list. */
const BEGINNINGS: ReadonlyMap<string, string> = new Map([
  ["microfinance", "5"],
  ["non_interest", "5"],
  ["mortgage", "90"],
]);

function* problemsOf(bank: Row): Generator<string, void> {
  const [type, cbn, nip] = [textOf(bank, "type"), textOf(bank, "cbn_code"), textOf(bank, "nip_code")];
  if (/^99999/.test(nip))
    return yield `nip_code ${nip} is a payment company's own number, not NIBSS's: remove it`;
  if (cbn === "") return;
  if (`0${cbn}` === nip) return yield `cbn_code ${cbn} is the NIP code with its zero lost: remove it`;
  if (cbn.length === 3) {
    if (!DEPOSIT_MONEY_BANKS.includes(type)) yield `cbn_code ${cbn} has three digits, as only banks have`;
    return;
  }
  if (cbn.length !== 5)
    return yield `cbn_code ${cbn} has ${cbn.length} digits: codes have three or five, so a zero may be lost`;
  const beginning = BEGINNINGS.get(type);
  if (beginning === undefined) return yield `cbn_code ${cbn} has five digits, which its type does not have`;
  if (!cbn.startsWith(beginning))
    yield `cbn_code ${cbn} does not begin with ${beginning}, as those of its type do: it may be a NIP code with its zero lost`;
}

export const bankCodes = rule(
  "bank-codes",
  "CBN codes have the form that the institution's type requires, and none is a NIP code that lost its zero.",
  function* ({ institutions }) {
    for (const bank of institutions)
      for (const problem of problemsOf(bank)) yield on("institutions", bank, problem);
  },
);

const FIELDS = ["id", "cbn_code", "nip_code", "name", "short_name"] as const;

/** Every identifier that finds an institution, in the form that lookups compare. */
const keysOf = (bank: Row): string[] => [
  ...new Set([...FIELDS.map((field) => textOf(bank, field)), ...listOf(bank, "aliases")].map(bankKey)),
];

export const bankIdentifiers = rule(
  "bank-identifiers",
  "no id, code, name or alias, compared as lookups compare them, finds two active institutions.",
  function* ({ institutions }) {
    const named = institutions
      .filter(isActive)
      .flatMap((bank) => keysOf(bank).flatMap((key) => (key === "" ? [] : [{ bank, key }])));
    for (const [{ bank }, first, key] of repeatsIn(named, ({ key }) => key)) {
      const message = `"${key}" finds this institution and ${textOf(first.bank, "id")}: remove it from one of them`;
      yield on("institutions", bank, message);
    }
  },
);
