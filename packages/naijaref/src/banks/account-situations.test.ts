import { describe, expect, it } from "vitest";
import { SITUATIONS } from "../../../../tests/library/account-situations.ts";
import { unwrap } from "../../../../tests/library/unwrap.ts";
import { account, field, form, type Issue } from "../schema/index.ts";
import { banksForAccount, checkAccount, getBank, predecessorsOf } from "./index.ts";

const codeOf = (bank: string) => getBank(bank)?.cbnCode ?? null;

describe.each(SITUATIONS)("$title ($account)", ({ bank, account: number, fits, possible }) => {
  const warned: Issue[] = [];
  const schema = form({
    account: account({ bank: field("bank"), warn: (issue) => warned.push(issue) }),
  })["~standard"];
  const strict = account({ bank, strict: true })["~standard"];

  it("is judged by the library", () => {
    if (codeOf(bank) === null)
      expect(checkAccount(number, bank)).toMatchObject({ reason: "bank_not_checkable" });
    else {
      const check = unwrap(checkAccount(number, bank));
      expect(check.possible).toBe(possible);
      // What an unverified code says of a number may change.
      if (check.codeVerified) expect(check.valid).toBe(fits === bank);
      expect(check.codeVerified).toBe(!check.bank.unverifiedFields.includes("cbnCode"));
      if (fits !== undefined) expect(check.fits.map(({ id }) => id)).toContain(fits);
    }
  });

  it("is judged by the schema as by the library", () => {
    const { issues } = schema.validate({ bank, account: number });
    expect(issues?.map(({ code }) => code)).toEqual(possible ? undefined : ["wrong_check_digit"]);
  });

  it("passes without the bank", () => {
    expect(schema.validate({ bank: "", account: number }).issues).toBeUndefined();
  });

  it("is refused on request unless it fits the bank's own code", () => {
    const isRefused = codeOf(bank) !== null && !unwrap(checkAccount(number, bank)).valid;
    expect(strict.validate(number).issues?.[0]?.code).toBe(isRefused ? "wrong_check_digit" : undefined);
  });
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
