import { expect, it } from "vitest";
import { findBank } from "../banks/index.ts";
import { findLga, findState } from "../places/index.ts";

const idOf = (name: string): string | null => {
  const found = findBank(name);
  return found.ok ? found.value.id : null;
};

it.each([
  ["United Bank for Africa (UBA)", "uba"],
  ["First City Monument Bank (FCMB)", "fcmb"],
  ["Jaiz (non-interest)", "jaiz-bank"],
  ["Access Bank Plc (Diamond Bank)", "diamond-bank"],
  // What they say is another, or nobody knows it.
  ["United Bank for Africa (Ghana)", null],
  ["First Bank (Microfinance)", null],
  ["Access Bank (Zenith Bank)", null],
])("finds %s as %s", (name, id) => {
  expect(idOf(name)).toBe(id);
});

it("finds places by a name with another in brackets", () => {
  expect(findState("Federal Capital Territory (FCT)")).toMatchObject({ ok: true, value: { code: "FC" } });
  expect(findState("Lagos (Ogun)")).toMatchObject({ ok: false, reason: "unknown_state" });
  expect(findLga("Abuja Municipal (AMAC)")).toMatchObject({ ok: true, value: { name: "Abuja Municipal" } });
  expect(findLga("Surulere (LGA)", { state: "Lagos" })).toMatchObject({ ok: true });
});
