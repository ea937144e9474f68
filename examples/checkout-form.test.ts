import { expect, it } from "vitest";
import { bankOptions, checkCheckout, lgaOptions, stateOptions, wardOptions } from "./checkout-form.ts";

it("offers the LGAs of the state and the wards of the LGA", () => {
  expect(stateOptions()).toHaveLength(37);
  expect(lgaOptions("LA")).toContainEqual({ value: "NG025011", label: "Ikeja" });
  expect(lgaOptions("LA")).toHaveLength(20);
  expect(wardOptions("NG025011").every(({ value }) => value.startsWith("24-11-"))).toBe(true);
  expect(stateOptions().every(({ value }) => lgaOptions(value).length > 0)).toBe(true);
});

it("offers nothing while nothing is chosen", () => {
  expect([lgaOptions(""), wardOptions("")]).toEqual([[], []]);
});

it("offers banks whose ids the check accepts", () => {
  for (const { value } of bankOptions())
    expect(checkCheckout({ bank: value, account: "1", phone: "08031234567" }).account).toContain("10 digits");
});

it("says what is wrong beside the field that is wrong", () => {
  const right = { bank: "first-bank", account: "0000014579", phone: "0803 123 4567" };
  expect(checkCheckout(right)).toEqual({});
  expect(checkCheckout({ ...right, account: "0000014578" }).account).toContain("check its digits");
  expect(checkCheckout({ ...right, bank: "" })).toEqual({ account: "Choose a bank." });
  expect(Object.keys(checkCheckout({ ...right, account: "", phone: "0803" }))).toEqual(["account", "phone"]);
});
