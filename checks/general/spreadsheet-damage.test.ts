import { expect, it } from "vitest";
import { edited } from "../edited.ts";
import { spreadsheetDamage } from "./spreadsheet-damage.ts";

it.each([
  ["1-Jan", "a date"],
  ["11-Sep-24", "a date"],
  ["Mar-07", "a date"],
  ["1E+05", "scientific notation"],
  ["#N/A", "error"],
  ["=A1", "formula"],
  ["Jamaâ€™are", "wrong encoding"],
  ["Ikeja\u200B", "invisible"],
])("finds %j", (name, what) => {
  const [finding, ...others] = spreadsheetDamage.check(edited("lgas", "NG025011", { name }));
  expect(others).toEqual([]);
  expect(finding?.message).toContain(what);
});

it("looks into lists", () => {
  expect(spreadsheetDamage.check(edited("lgas", "NG025011", { aliases: ["Ikeja", "1E5"] }))).toHaveLength(1);
});
