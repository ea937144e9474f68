import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unwrap } from "../../../../tests/library/unwrap.ts";
import { account, field, form, type Issue } from "../schema/index.ts";
import {
  BANK_TYPES,
  type Bank,
  banksForAccount,
  checkAccount,
  getBank,
  listBanks,
  predecessorsOf,
} from "./index.ts";
import { checkDigitOf, isShapedLikePhone } from "./nuban.ts";

it("knows the shape of mobile numbers", () => {
  const shaped = Array.from({ length: 100 }, (_, first) => String(first).padStart(2, "0")).filter((first) =>
    isShapedLikePhone(`${first}31234567`),
  );
  expect(shaped).toEqual(["70", "71", "80", "81", "90", "91"]);
});

const everyBank = listBanks({ active: false });
const isCheckable = (bank: Bank): bank is Bank & { cbnCode: string } => bank.cbnCode !== null;
const checkable = listBanks().filter(isCheckable);

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

const serial = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
  .map((digits) => digits.join(""));

describe("checkAccount", () => {
  it("never takes the NIP code for the code", () => {
    for (const bank of everyBank.filter(({ cbnCode }) => cbnCode === null)) {
      expect(checkAccount("0000014579", bank.id), bank.id).toMatchObject({ reason: "bank_not_checkable" });
    }
  });

  const noteOf = (account: string, bank: string) => unwrap(checkAccount(account, bank)).note;

  it("takes a record of a bank too", () => {
    const [bank] = checkable;
    expect(checkAccount("0000014579", bank as Bank)).toEqual(checkAccount("0000014579", (bank as Bank).id));
    expect(checkAccount("0000014579", { id: "atlantis" })).toEqual({
      ok: false,
      reason: "unknown_bank",
      identifier: "atlantis",
    });
  });

  it("says in its note what the digit proves, and what is odd", () => {
    expect(noteOf("0000014579", "011")).toMatch(/does not prove that the account exists/);
    expect(noteOf("0000014579", "011")).not.toMatch(/mobile number|unverified|licence/);
    expect(noteOf("8031234567", "011")).toMatch(/shaped like a mobile number/);
    const doubted = checkable.find(({ unverifiedFields }) => unverifiedFields.includes("cbnCode"));
    expect(noteOf("0000014579", doubted?.id ?? "")).toMatch(/CBN code is unverified/);
    expect(noteOf("0000014579", "Heritage Bank")).toMatch(/lost its licence \(2024-06-03\)/);
    expect(noteOf("0000014579", "Diamond Bank")).toMatch(/merged into Access Bank Limited \(2019-04-01\)\./);
    const merged = everyBank.find(
      ({ status, cbnCode, unverifiedFields }) =>
        status === "merged" && cbnCode !== null && unverifiedFields.includes("statusDate"),
    );
    expect(noteOf("0000014579", merged?.id ?? "")).toMatch(/merged into .+, which is unverified\./);
  });

  it("says when the digit is right for a bank that this one took over, and only then", () => {
    const serialOf = "000001457";
    for (const bank of checkable) {
      const others = everyBank.filter(({ mergedInto }) => mergedInto === bank.id);
      for (const { name, cbnCode } of others.filter(({ cbnCode }) => cbnCode !== null)) {
        const digit = checkDigitOf(cbnCode as string, serialOf);
        const { valid, note } = unwrap(checkAccount(`${serialOf}${digit}`, bank.id));
        expect(note.includes("took over"), `${bank.id} ${name}`).toBe(!valid);
      }
    }
    const byTitan = checkDigitOf("102", serialOf);
    expect(noteOf(`${serialOf}${byTitan}`, "Union Bank")).toMatch(
      /fits Titan Trust Bank \(2025\), which Union Bank took over/,
    );
    expect(noteOf(`${serialOf}${(byTitan + 1) % 10}`, "Union Bank")).not.toMatch(/took over/);
  });
});

describe("banksForAccount", () => {
  it("lists every active institution whose code fits, and no other", () => {
    fc.assert(
      fc.property(serial, fc.integer({ min: 0, max: 9 }), (nine, digit) => {
        const found = unwrap(banksForAccount(`${nine}${digit}`));
        const fitting = checkable.filter(({ cbnCode }) => checkDigitOf(cbnCode, nine) === digit);
        expect(new Set(found.banks)).toEqual(new Set(fitting));
      }),
    );
  });

  it("lists commercial banks first, then the other types in turn, each by name", () => {
    const { banks } = unwrap(banksForAccount("0000014579"));
    const order = banks.map(({ type }) => BANK_TYPES.indexOf(type));
    expect(banks.map(({ id }) => id).slice(0, 4)).toEqual([
      "access-bank",
      "first-bank",
      "nova-bank",
      "tatum-bank",
    ]);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it("has a commercial bank for each digit, and as many candidates as the page on the check digit says", () => {
    const found = DIGITS.map((digit) => unwrap(banksForAccount(`000000000${digit}`)).banks);
    expect(found.map(([first]) => first?.type)).toEqual(DIGITS.map(() => "commercial"));
    const counts = found.map(({ length }) => length);
    const page = readFileSync(
      new URL("../../../../docs/decisions/what-the-check-digit-proves.md", import.meta.url),
      "utf8",
    );
    expect(page.replace(/\s+/g, " ")).toContain(
      `each for ${Math.min(...counts)} to ${Math.max(...counts)} of the`,
    );
  });
});

/** The bank that was chosen, an account number, and the bank for whose code its digit is right. */
type Row = readonly [bank: string, account: string, fits?: string];

/**
 * Account numbers as customers bring them. Their digits were computed by hand, after the standard of 2020, and
 * not by the code that is tested; numbers of their own bank stand in `cases.ndjson`. Only those are impossible that
 * fit neither a bank nor what it took over.
 */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  "a number of a bank that it took over, or that took it over": [
    ["access-bank", "3100459216", "diamond-bank"],
    ["access-bank", "7451200983", "intercontinental-bank"],
    ["union-bank", "6001239873", "titan-trust-bank"],
    ["providus-bank", "0155501234", "unity-bank"],
    ["fcmb", "9876500129", "finbank"],
    ["ecobank", "1234567892", "oceanic-bank"],
    ["sterling-bank", "0045128376", "equitorial-trust-bank"],
    ["polaris-bank", "2098765435", "mainstreet-bank"],
    ["diamond-bank", "3100459217", "access-bank"],
  ],
  "a mistyped number": [
    ["access-bank", "7451200980"],
    ["gtbank", "6001239870"],
    ["union-bank", "1234567890"],
    ["providus-bank", "0045128370"],
    ["polaris-bank", "3100459211"],
  ],
  "a number of a wallet without a code": [
    ["opay-mfb", "8031234567"],
    ["palmpay", "9012345678"],
    ["9psb", "8091234567"],
  ],
  "a phone number at a digital bank": [["kuda-mfb", "8031234567"]],
  // Which banks they are changes as sources are found.
  "a number at a bank whose code is unverified": listBanks()
    .filter((bank) => bank.cbnCode !== null && bank.unverifiedFields.includes("cbnCode"))
    .slice(0, 5)
    .flatMap(({ id }) => Array.from({ length: 10 }, (_, digit): Row => [id, `803123456${digit}`])),
};

it.each(
  Object.entries(ROWS).flatMap(([title, rows]) =>
    rows.map(([bank, number, fits]) => ({ title, bank, number, fits })),
  ),
)("$title, at $bank, $number is judged by library and schema", ({ title, bank, number, fits }) => {
  const possible = title !== "a mistyped number";
  const cbnCode = getBank(bank)?.cbnCode ?? null;
  const checked = checkAccount(number, bank);
  if (cbnCode === null) expect(checked).toMatchObject({ reason: "bank_not_checkable" });
  else {
    const check = unwrap(checked);
    expect(check.possible).toBe(possible);
    // What an unverified code says of a number may change.
    if (check.codeVerified) expect(check.valid).toBe(fits === bank);
    expect(check.codeVerified).toBe(!check.bank.unverifiedFields.includes("cbnCode"));
    if (fits !== undefined) expect(check.fits.map(({ id }) => id)).toContain(fits);
  }
  const schema = form({ account: account({ bank: field("bank") }) })["~standard"];
  const codes = schema.validate({ bank, account: number }).issues?.map(({ code }) => code);
  expect(codes).toEqual(possible ? undefined : ["wrong_check_digit"]);
  expect(schema.validate({ bank: "", account: number }).issues, "without the bank").toBeUndefined();
  const strict = account({ bank, strict: true })["~standard"].validate(number).issues?.[0]?.code;
  expect(strict).toBe(cbnCode !== null && !unwrap(checked).valid ? "wrong_check_digit" : undefined);
});

it("warns of a number that passes and fits nothing, and of no other", () => {
  const warned: Issue[] = [];
  const { validate } = account({ bank: "kuda-mfb", warn: (issue) => warned.push(issue) })["~standard"];
  validate("2098765436");
  expect(warned).toEqual([]);
  expect(validate("8031234567").issues).toBeUndefined();
  expect(warned).toMatchObject([
    { code: "unsure_check_digit", message: expect.stringContaining("may not be an account number of Kuda") },
  ]);
});

it("lists who took over the bank that a number fits, with the reason", () => {
  const { banks, successors } = unwrap(banksForAccount("3100459216"));
  const access = successors.find(({ bank }) => bank.id === "access-bank");
  expect(banks.map(({ id }) => id)).not.toContain("access-bank");
  expect(access?.fits.map(({ id }) => id)).toEqual(["diamond-bank"]);
  expect(access?.reason).toBe(
    "The digit fits Diamond Bank (2019), which Access Bank took over. Accounts opened there may still have such numbers.",
  );
});

it("follows takeovers as far as they go", () => {
  const polaris = getBank("polaris-bank");
  expect(polaris && predecessorsOf(polaris).map(({ id }) => id)).toEqual([
    "skye-bank",
    "mainstreet-bank",
    "afribank",
  ]);
});
