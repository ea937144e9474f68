import { describe, expect, it } from "vitest";
import { checkAccount, findBank, listBanks } from "../banks/index.ts";
import { externalIdsOf } from "../concordance/index.ts";
import { findConstituency, lgasOfConstituency, listConstituencies } from "../elections/index.ts";
import { findLga, findState, findWard, getWard, lgasOfState, listLgas, listStates } from "../places/index.ts";
import { suggestionsFor } from "./index.ts";

type Looked = { readonly ok: true } | (Parameters<typeof suggestionsFor>[0] & { readonly ok: false });

const suggested = (result: Looked): string[] => {
  if (result.ok) throw new Error("it was found");
  return suggestionsFor(result).map(({ kind, name, stateCode }) => `${kind} ${name}, ${stateCode}`);
};

describe("suggestionsFor", () => {
  it.each([
    ["findState", findState("lagoss"), "state Lagos, LA"],
    ["findState", findState("Zamfra"), "state Zamfara, ZA"],
    ["lgasOfState", lgasOfState("Zamfra"), "state Zamfara, ZA"],
    ["findLga", findLga("Ikejaa"), "lga Ikeja, LA"],
    ["findLga", findLga("Onitsha"), "lga Onitsha North, AN"],
    ["findLga", findLga("Surulere, Lagoss"), "lga Surulere, LA"],
    ["findLga in an unknown state", findLga("Ikeja", { state: "Lagoss" }), "state Lagos, LA"],
    ["findLga in a state", findLga("Surulerre", { state: "Oyo" }), "lga Surulere, OY"],
    ["findLga in a state that has none like it", findLga("Ikeja", { state: "Kano" }), "lga Ikeja, LA"],
    ["findWard", findWard("Alausa"), `ward ${getWard("24-11-03")?.name}, LA`],
    ["findConstituency", findConstituency("Ikeja"), "federal_constituency Ikeja, LA"],
    ["lgasOfConstituency", lgasOfConstituency("lagos wst"), "senatorial_district Lagos West, LA"],
    ["listConstituencies", listConstituencies({ state: "Kanno" }), "state Kano, KN"],
    ["findBank", findBank("Zenth"), "bank Zenith Bank Plc, null"],
    ["findBank, closed", findBank("Diamond Bnk"), "bank Diamond Bank Plc, null"],
    ["checkAccount", checkAccount("0000014579", "First Bnak"), "bank First Bank Nigeria Limited, null"],
    ["externalIdsOf", externalIdsOf("lga", "Ikeja"), "lga Ikeja, LA"],
  ] as const)("of %s has what was meant first", (_, result, meant) => {
    expect(suggested(result)[0]).toBe(meant);
  });

  it.each([
    ["a ward whose code lacks a digit", findWard("24-11-1"), `ward ${getWard("24-11-01")?.name}, LA`],
    ["a ward", findWard("24-11-1x"), "ward Wasimi/Opebi/Allen, LA"],
    ["a ward with a number too high", findWard("24-11-99"), ""],
    ["an LGA", findLga("NG02599"), ""],
    ["a constituency", findConstituency("FC36x"), ""],
  ] as const)("of %s whose code ends wrongly has those that begin so", (_, result, first) => {
    if (first !== "") expect(suggested(result)[0]).toBe(first);
    else expect(suggested(result).length).toBeGreaterThan(0);
  });

  it.each([
    ["a state", findState("1"), ["state Abia, AB"]],
    ["a bank", findBank("58"), ["bank Guaranty Trust Bank Limited, null"]],
    [
      "two banks, by CBN code and by NIP code",
      checkAccount("0000014579", "11"),
      ["bank First Bank Nigeria Limited, null", "bank Unity Bank Plc, null"],
    ],
    ["a bank, by its NIP code", findBank("16"), ["bank First Bank Nigeria Limited, null"]],
  ] as const)("of %s whose code lost its leading zeros has the record with the code", (_, result, meant) => {
    expect(suggested(result)).toEqual(meant);
  });

  it("has the record of every code of a bank that lost its leading zeros, and none twice", () => {
    for (const { id, cbnCode, nipCode } of listBanks())
      for (const code of [cbnCode, nipCode].filter((one) => one?.startsWith("0"))) {
        const found = findBank(code?.replace(/^0+/, "") ?? "");
        if (found.ok) continue;
        const codes = suggestionsFor(found).map((suggestion) => suggestion.code);
        expect(codes, `${code}`).toContain(id);
        expect(new Set(codes).size).toBe(codes.length);
      }
  });

  it("names a place of another kind only if it has exactly this name", () => {
    expect(suggested(findState("Mushin"))[0]).toBe("lga Mushin, LA");
    expect(suggested(findState("Mushinn"))).toEqual([]);
  });

  it("knows a state by its capital", () => {
    expect(suggested(findState("Benin City"))[0]).toBe("state Edo, ED");
  });

  it.each([
    ["nobank", ["bank Amucha Microfinance Bank Limited, null", "bank Nova Commercial Bank Limited, null"]],
    ["Xyz Financial Services Limited", []],
    ["my bank", []],
    ["thebank", []],
    ["ecbank", ["bank Ecobank Nigeria Limited, null"]],
    ["gtt bank", ["bank Guaranty Trust Bank Limited, null"]],
    ["nov bank", ["bank Nova Commercial Bank Limited, null", "bank Amucha Microfinance Bank Limited, null"]],
  ])("of findBank for %s does not count the letters of the word bank", (name, meant) => {
    expect(suggested(findBank(name))).toEqual(meant);
  });

  it("has each bank of a short name that ends in bank, with a letter left out", () => {
    const names = listBanks().flatMap(({ id, shortName, aliases }) =>
      [shortName ?? "", ...aliases]
        .filter((name) => /^\w{3} ?bank$/i.test(name))
        .map((name) => ({ id, name })),
    );
    expect(names.length).toBeGreaterThan(3);
    for (const { id, name } of names) {
      const found = findBank(name.slice(0, 1) + name.slice(2));
      if (!found.ok)
        expect(
          suggestionsFor(found).map(({ code }) => code),
          name,
        ).toContain(id);
    }
  });

  it("has at most three, and none much worse than the first", () => {
    expect(suggested(findLga("Onitsha"))).toEqual(["lga Onitsha North, AN", "lga Onitsha South, AN"]);
    for (const { name } of listLgas()) {
      const found = findState(`${name}x`);
      if (!found.ok) expect(suggestionsFor(found).length).toBeLessThanOrEqual(3);
    }
  });

  it("has none for what is like too many names or like nothing, too long, or no identifier", () => {
    // Such as "foo" only a program would take for what was meant; a code has no neighbours.
    for (const text of ["foo", "test", "null", "john", "abc", "' OR 1=1"])
      for (const find of [findState, findLga, findBank]) expect(suggested(find(text)), text).toEqual([]);
    for (const text of ["Xanadu", " - ", "", "é".repeat(65), "Surulere", "x"])
      expect(suggested(findLga(text)), text).toEqual([]);
    for (const text of ["paystack 058", "059", "000059", "0580", "eNaira", "Zenith Bank Ghana"])
      expect(suggested(findBank(text)), text).toEqual([]);
    for (const found of [findState("-1"), findState({} as string), findWard("0"), findConstituency("9")])
      expect(suggested(found)).toEqual([]);
    expect(suggestionsFor({ ok: false, reason: "constructor", identifier: "Lagos" } as never)).toEqual([]);
    for (const wrong of [undefined, null, "Lagos", 5]) expect(suggestionsFor(wrong as never)).toEqual([]);
  });

  it("has what was meant for each name of a state with a letter left out", () => {
    for (const { name } of listStates().filter(({ name }) => name.length > 5)) {
      const typed = name.slice(0, 2) + name.slice(3);
      expect(suggested(findState(typed))[0], typed).toContain(`state ${name},`);
    }
  });
});
