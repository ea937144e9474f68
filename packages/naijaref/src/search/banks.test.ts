import { expect, it } from "vitest";
import { findBank, listBanks, successorOf } from "../banks/index.ts";
import { bareName } from "../banks/names.ts";
import { searchBanks, suggest } from "./index.ts";

const idsOf = (query: string, options: Parameters<typeof searchBanks>[1] = {}): string[] => {
  const search = searchBanks(query, options);
  return search.ok ? search.value.map((bank) => bank.id) : [search.reason];
};

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
  expect(idsOf("diamond bank")).toEqual(["access-bank"]);
  expect(idsOf("SPRING BANK NIGERIA LTD")[0]).toBe("access-bank");
  expect(idsOf("diamond bank", { active: false })[0]).toBe("diamond-bank");
});

const closed = listBanks({ active: false }).filter(
  ({ status }) => status === "merged" || status === "licence_revoked",
);
const namesOf = ({ name, shortName, aliases }: (typeof closed)[number]): string[] =>
  shortName === null ? [name, ...aliases] : [name, shortName, ...aliases];

it("answers the name of a closed institution with its successor, or nothing, and never with one like it", () => {
  for (const bank of closed) {
    for (const name of namesOf(bank)) {
      const found = findBank(name);
      if (!found.ok || found.value !== bank) continue;
      const successor = successorOf(bank)?.id;
      expect(idsOf(name), name).toEqual(successor === undefined ? [] : [successor]);
    }
  }
});

it.each([
  ["Unity Bank", ["unity-bank", "providus-bank"]],
  ["Titan Trust", ["titan-trust-bank", "union-bank"]],
  ["Heritage Bank", ["heritage-bank"]],
  ["Skye Bank", ["skye-bank", "polaris-bank"]],
  ["SKYE BANK NIG PLC", ["skye-bank", "polaris-bank"]],
])("suggests for %s the closed institution, marked as closed, and then its successor", (name, ids) => {
  const suggested = suggest(name);
  const banks = suggested.ok ? suggested.value.filter(({ kind }) => kind === "bank") : [];
  expect(banks.map(({ code }) => code)).toEqual(ids);
  expect(banks.map(({ bankStatus }) => bankStatus === "active")).toEqual(ids.map((_, at) => at > 0));
  expect(idsOf(name, { active: false }).slice(0, ids.length)).toEqual(ids);
});

it("answers an unlisted institution by its code and name, and leaves it out of lists and other searches", () => {
  const unlisted = listBanks({ active: false }).filter(({ status }) => status === "unlisted");
  expect(unlisted.length).toBeGreaterThan(0);
  expect(listBanks().some(({ status }) => status === "unlisted")).toBe(false);
  for (const { id, nipCode } of unlisted) {
    expect(findBank(nipCode ?? "")).toMatchObject({ value: { id } });
    expect(idsOf(nipCode ?? "")).toEqual([]);
  }
  expect(idsOf("Calabar Microfinance Bank")).toEqual([]);
  expect(idsOf("Calabar Microfinance Bank", { active: false })[0]).toBe("calabar-mfb");
});

it("finds every institution to which lists give a name that others have too", () => {
  for (const { id, sharedNames } of listBanks())
    for (const name of sharedNames) expect(idsOf(name)).toContain(id);
});
