import { describe, expect, it } from "vitest";
import { unwrap } from "../../../../tests/library/unwrap.ts";
import { fold } from "../names/fold.ts";
import {
  BANK_TYPES,
  type Bank,
  explainOtherCode,
  findBank,
  getBank,
  listBanks,
  successorOf,
} from "./index.ts";
import { bankKey, bareName, foldBank } from "./names.ts";

const everyBank = listBanks({ active: false });

describe("listBanks", () => {
  it("lists the active institutions by name, and closed ones on request", () => {
    expect(listBanks().every((bank) => bank.status === "active")).toBe(true);
    expect(everyBank.length).toBeGreaterThan(listBanks().length);
    for (const banks of [listBanks(), everyBank]) {
      const names = banks.map((bank) => fold(bank.name));
      expect(names).toEqual([...names].sort());
    }
  });

  it("lists one type", () => {
    expect(listBanks({ type: "commercial" }).every(({ type }) => type === "commercial")).toBe(true);
    expect(BANK_TYPES.flatMap((type) => listBanks({ type }))).toHaveLength(listBanks().length);
  });
});

describe("findBank", () => {
  const identifiersOf = ({ id, cbnCode, nipCode, name, shortName, aliases }: Bank): string[] =>
    [id, cbnCode, nipCode, name, shortName, ...aliases].filter((identifier) => identifier !== null);

  it("finds every active institution by everything it is called, however it is typed", () => {
    for (const bank of listBanks()) {
      for (const identifier of identifiersOf(bank)) {
        for (const typed of [identifier, identifier.toUpperCase(), ` ${identifier.toLowerCase()} `]) {
          expect(unwrap(findBank(typed)).id, typed).toBe(bank.id);
        }
      }
    }
  });

  it("finds every closed institution by its id, and by what no active one is called", () => {
    const active = new Set(listBanks().flatMap(identifiersOf).map(bankKey));
    for (const bank of everyBank.filter(
      ({ status }) => status === "merged" || status === "licence_revoked",
    )) {
      expect(unwrap(findBank(bank.id))).toBe(bank);
      expect(getBank(bank.id)).toBe(bank);
      for (const name of [bank.name, bank.shortName ?? bank.name]) {
        if (!active.has(bankKey(name))) expect(unwrap(findBank(name)).id, name).toBe(bank.id);
      }
    }
  });

  it.each([
    ["United Bank for Africa (UBA)", "uba"],
    ["Jaiz (non-interest)", "jaiz-bank"],
    ["Access Bank Plc (Diamond Bank)", "diamond-bank"],
  ])("finds %s by its name and what stands in brackets", (identifier, id) => {
    expect(unwrap(findBank(identifier)).id).toBe(id);
  });

  it("answers a code that only closed banks have with the one that was closed last", () => {
    const closed = everyBank.filter(({ status }) => status === "merged" || status === "licence_revoked");
    const isActive = (code: string): boolean => listBanks().some(({ cbnCode }) => cbnCode === code);
    const codes = new Set(
      closed.flatMap(({ cbnCode }) => (cbnCode === null || isActive(cbnCode) ? [] : [cbnCode])),
    );
    for (const code of codes) {
      const dates = closed
        .filter(({ cbnCode }) => cbnCode === code)
        .map(({ statusDate }) => statusDate ?? "");
      expect(unwrap(findBank(code)).statusDate ?? "", code).toBe(dates.sort().at(-1));
    }
    expect(codes.size).toBeGreaterThan(0);
  });

  it("finds none by a name that lists give to two", () => {
    for (const { sharedNames } of everyBank)
      for (const name of sharedNames) expect(findBank(name)).toMatchObject({ reason: "unknown_bank" });
    for (const name of ["Mint", "Polaris Bank (Skye Bank)"])
      expect(findBank(name)).toMatchObject({ reason: "unknown_bank" });
  });

  it("follows the successors of a closed institution to an active one", () => {
    expect(successorOf(unwrap(findBank("Afribank")))?.id).toBe("polaris-bank");
    expect(successorOf(unwrap(findBank("Heritage Bank")))).toBeUndefined();
    expect(successorOf(unwrap(findBank("Polaris")))).toBeUndefined();
  });
});

it.each([
  ["GTBINGLA", /^looks like a SWIFT code/, undefined],
  ["058-15-2036", /^looks like a sort code: 058 is the code of GTBank\.$/, "gtbank"],
  ["0123456789", /^looks like an account number/, undefined],
  ["101001", /Six digits may be a postcode/, undefined],
])("says what %s is, which is no bank's code", (text, what, id) => {
  expect(findBank(text).ok).toBe(false);
  expect(explainOtherCode(text)?.what).toMatch(what);
  expect(explainOtherCode(text)?.bank?.id).toBe(id);
});

it.each(["Ikeja", "gtbank", "12", "1234567", ""])(
  "says nothing of %j, which is no code of a payment",
  (text) => {
    expect(explainOtherCode(text)).toBeUndefined();
  },
);

describe("foldBank", () => {
  it.each([
    ["Guaranty Trust Bank Plc", "guaranty trust bank"],
    ["Kuda Microfinance Bank", "kuda mfb"],
    ["KUDA MFB LTD.", "kuda mfb"],
    ["Wetland Micro-finance Bank", "wetland mfb"],
    ["Boi Mf Bank", "boi mfb"],
    ["9 Payment Service Bank Limited", "9 psb"],
    ["U & C Microfinance Bank", "u and c mfb"],
    ["Limited", "limited"],
  ])("folds %s to %s", (name, folded) => {
    expect(foldBank(name)).toBe(folded);
  });
});

it("gives writings of one name one key", () => {
  expect(bankKey("FirstBank")).toBe(bankKey("First Bank Ltd"));
  expect(bankKey("9Payment Service Bank")).toBe(bankKey("9 PSB Limited"));
  expect(bankKey("FCMB")).not.toBe(bankKey("FCMB MFB"));
});

it.each([
  ["Guaranty Trust Bank Plc", "guaranty trust"],
  ["Kuda Microfinance Bank", "kuda"],
  ["Abbey Mortgage Bank", "abbey"],
  ["Bank of Industry", undefined],
  ["ALAT", undefined],
])("takes the kind from %s and leaves %s", (name, bare) => {
  expect(bareName(name)).toBe(bare);
});
