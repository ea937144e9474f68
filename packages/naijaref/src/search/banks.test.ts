import { expect, it } from "vitest";
import { listBanks } from "../banks/index.ts";
import { bareName } from "../banks/names.ts";
import { searchBanks } from "./index.ts";

const idsOf = (query: string, options: Parameters<typeof searchBanks>[1] = {}): string[] => {
  const search = searchBanks(query, options);
  return search.ok ? search.value.map((bank) => bank.id) : [search.reason];
};

it.each([
  ["guarranty trust", "gtbank"],
  ["monie point", "moniepoint-mfb"],
  ["acess bank", "access-bank"],
  ["zenth", "zenith-bank"],
  ["fidelty bank", "fidelity-bank"],
  ["standard chatered", "standard-chartered"],
  ["eco bank", "ecobank"],
  ["uba", "uba"],
  ["058", "gtbank"],
  ["000013", "gtbank"],
  ["palm pay", "palmpay"],
  ["kuda microfinance bank", "kuda-mfb"],
  ["opay mfb", "opay-mfb"],
])("finds %s first as %s", (query, id) => {
  expect(idsOf(query)[0]).toBe(id);
});

it("finds every active institution first, or beside its namesakes, by its name", () => {
  for (const bank of listBanks()) expect(idsOf(bank.name, { limit: 2 }), bank.name).toContain(bank.id);
});

it("finds it so without the words that only say its kind", () => {
  for (const bank of listBanks()) {
    const bare = bareName(bank.name);
    if (bare !== undefined) expect(idsOf(bare, { limit: 2 }), bare).toContain(bank.id);
  }
});

it("keeps to the type and to the active ones unless asked otherwise", () => {
  expect(idsOf("access", { type: "microfinance" })).not.toContain("access-bank");
  expect(idsOf("diamond bank")).not.toContain("diamond-bank");
  expect(idsOf("diamond bank", { active: false })[0]).toBe("diamond-bank");
});

it("answers ten, or as many as asked for", () => {
  expect(idsOf("bank")).toHaveLength(10);
  expect(idsOf("bank", { limit: 3 })).toHaveLength(3);
});

it("says why there is nothing to search for", () => {
  expect(idsOf("")).toEqual(["empty"]);
  expect(idsOf(" - ")).toEqual(["empty"]);
  expect(idsOf("a".repeat(65))).toEqual(["too_long"]);
});
