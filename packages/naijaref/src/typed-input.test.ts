import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as library from "./index.ts";

/**
 * The functions that read nothing a person typed: they take what a program made, and throw a TypeError where
 * it cannot be (`test/every-export.test.ts`).
 */
const PROGRAMS =
  /^(?:bankKey|blockOf|create.*|explain.*|open.*|formatPhoneAsTyped|predecessorsOf|prefixOf|successorOf|writeCalendar|list(?!Constituencies).*)$/;

const functions = Object.entries<unknown>(library).filter(
  (entry): entry is [string, (...given: unknown[]) => unknown] =>
    typeof entry[1] === "function" && !PROGRAMS.test(entry[0]),
);

const argument = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withSparseArray: true }),
  fc.string({ unit: "binary" }),
  fc.constantFrom("Ikeja", "Surulere", "Lagos", "FC236", "24-11-01", "gtbank", "0000014579", "08031234567"),
  fc.record({ code: fc.anything(), id: fc.anything() }),
);

const value = fc.oneof(
  fc.anything({ withBigInt: true }),
  fc.constantFrom("Lagos", ["ward"], ["ward", "lga"], 0, 1, -1, Number.NaN, Number.POSITIVE_INFINITY),
);

const options = fc.oneof(
  fc.anything({ withBigInt: true }),
  fc.record(
    { state: value, kind: value, kinds: value, name: value, type: value, limit: value, active: value },
    { requiredKeys: [] },
  ),
);

it("covers the public functions", () => {
  const names = functions.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(["findState", "lgasOfState", "searchPlaces", "parsePlate"]));
});

describe.each(functions)("%s", (name, call) => {
  it("never throws, and says in one word why there is no value", () => {
    fc.assert(
      fc.property(argument, options, (first, second) => {
        const result = call(first, second);
        if (!/^(?:find|parse|normalize|search|check)|Of|^banksFor|^listConst/.test(name)) return;
        expect(result).toEqual(
          (result as { ok: boolean }).ok
            ? { ok: true, value: expect.anything() }
            : expect.objectContaining({ ok: false, reason: expect.stringMatching(/^[a-z_]+$/) }),
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe.each([undefined, null, 5, 8031234567n, Number.NaN, true, Symbol("x"), {}, [], () => "Lagos"])(
  "a value of the wrong type, %s",
  (wrong) => {
    const typed = wrong as string;
    const readers = [
      library.findState,
      library.findLga,
      library.findWard,
      library.findConstituency,
      library.findBank,
      library.lgasOfState,
      library.wardsOfLga,
      library.constituenciesOfLga,
      library.lgasOfConstituency,
      library.wardsOfConstituency,
      library.parsePhone,
      library.normalizePhone,
      library.parsePlate,
      library.banksForAccount,
      library.searchPlaces,
      library.searchBanks,
    ];
    it.each(readers.map((read) => [read.name, read] as const))("is the reason not_text of %s", (_, read) => {
      expect(read(typed)).toEqual({ ok: false, reason: "not_text" });
    });

    it("is a reason as an option too", () => {
      if (wrong === undefined) return;
      expect(library.findLga("Ikeja", { state: typed })).toEqual({
        ok: false,
        reason: "unknown_state",
        identifier: "",
      });
      expect(library.checkAccount("0000014579", typed)).toEqual({
        ok: false,
        reason: "unknown_bank",
        identifier: "",
      });
      expect(library.listConstituencies({ name: typed })).toMatchObject({ reason: "invalid_option" });
      expect(library.searchPlaces("Ikeja", { kinds: typed as never })).toMatchObject(
        Array.isArray(wrong) ? { ok: true } : { reason: "invalid_option", option: "kinds" },
      );
    });
  },
);

const AROUND = ["\n", "\r\n", "\t", " ", "\u00a0", " \n ".repeat(40)];

it.each([
  ["findState", () => library.findState, "Lagos"],
  ["findState", () => library.findState, "NG-LA"],
  ["findLga", () => library.findLga, "Ikeja"],
  ["findLga", () => library.findLga, "24-11"],
  ["findWard", () => library.findWard, "24-11-01"],
  ["findConstituency", () => library.findConstituency, "FC/236/LA"],
  ["findBank", () => library.findBank, "058"],
  ["findBank", () => library.findBank, "Zenith Bank"],
  ["banksForAccount", () => library.banksForAccount, "0000014579"],
  ["parsePhone", () => library.parsePhone, "0803 123 4567"],
  ["parsePlate", () => library.parsePlate, "KJA-123AB"],
  ["searchPlaces", () => library.searchPlaces, "ikeja"],
  ["searchBanks", () => library.searchBanks, "zenith"],
  ["suggest", () => library.suggest, "lagos west"],
] as const)("%s ignores whitespace and line ends around what was typed", (_, read, typed) => {
  const expected = read()(typed);
  expect(expected.ok).toBe(true);
  for (const around of AROUND) {
    expect(read()(typed + around)).toEqual(expected);
    expect(read()(around + typed + around)).toEqual(expected);
  }
});

it.each([0, -1, Number.NaN, "5", null])("refuses the limit %s", (limit) => {
  const failure = { ok: false, reason: "invalid_option", option: "limit" };
  expect(library.searchPlaces("Ikeja", { limit: limit as number })).toEqual(failure);
  expect(library.searchBanks("Kuda", { limit: limit as number })).toEqual(failure);
});
