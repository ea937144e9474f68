import { expect, it } from "vitest";
import { edited } from "../edited.ts";
import { bankIdentifiers } from "./bank-identifiers.ts";

it.each([
  ["an id", "gtbank", { id: "access-bank" }],
  ["a CBN code", "gtbank", { cbn_code: "044" }],
  ["a NIP code", "gtbank", { nip_code: "000014" }],
  ["a name with another legal form", "gtbank", { name: "Access Bank Limited" }],
  ["a short name", "gtbank", { short_name: "access bank" }],
  ["an alias that is another's name", "gtbank", { aliases: ["Access-Bank"] }],
  ["an alias that is another's code", "gtbank", { aliases: ["044"] }],
  ["a kind written out", "kuda-mfb", { aliases: ["Lapo MFB"] }],
])("finds %s of two active institutions", (_, id, cells) => {
  expect(bankIdentifiers.check(edited("institutions", id, cells))).toHaveLength(1);
});

it("lets a closed institution share what an active one has", () => {
  expect(bankIdentifiers.check(edited("institutions", "skye-bank", { aliases: ["Polaris"] }))).toEqual([]);
  expect(bankIdentifiers.check(edited("institutions", "skye-bank", { status: "active" }))).not.toEqual([]);
});
