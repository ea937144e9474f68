import { describe, expect, it } from "vitest";
import { bankKey, bareName, foldBank } from "./names.ts";

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
