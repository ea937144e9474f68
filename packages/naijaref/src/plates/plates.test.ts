import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { platePrefixesTable } from "../generated/plate-prefixes.ts";
import type { PlatePrefix } from "../generated/records.ts";
import { unpack } from "../table/unpack.ts";
import { plateFormats } from "./formats.ts";
import {
  listPlateCategories,
  type Plate,
  type PlateReason,
  parsePlate,
  readPlateBeginning,
} from "./index.ts";

const prefixes = unpack<PlatePrefix>(platePrefixesTable);
const states = [...new Set(prefixes.map(({ stateCode }) => stateCode))];

function plate(text: string): Plate {
  const parsed = parsePlate(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.reason}`);
  return parsed.value;
}

it.each([
  ["kja 123 ab", "standard", "KJA-123AB", "LA"],
  ["KJA-123AB", "standard", "KJA-123AB", "LA"],
  [`${"KJA-123AB".padEnd(40)}\n`, "standard", "KJA-123AB", "LA"],
  ["ｋｊａ．１２３．ａｂ", "standard", "KJA-123AB", "LA"],
  ["BBJ-746AA", "standard", "BBJ-746AA", "KN"],
  ["DKA-601XA", "standard", "DKA-601XA", "KD"],
  ["AB123-KJA", "old", "AB123-KJA", "LA"],
  ["ABJ 75 JR", "standard", "ABJ-75JR", "FC"],
  ["XR 88 EPE", "old", "XR88-EPE", "LA"],
  ["JF 15 AAA", "old", "JF15-AAA", "LA"],
  ["DKN 135 3", "dealer", "DKN 135 3", "KN"],
  ["dla/001/a", "dealer", "DLA 001 A", "LA"],
  ["01B-266FG", "federal_government", "01B-266FG", null],
  ["NPF 2647D", "police", "NPF 2647 D", null],
])("reads %s as %s", (text, format, display, stateCode) => {
  expect(plate(text)).toMatchObject({ format, display, stateCode });
});

it("tells the parts of each layout apart", () => {
  const parts = (text: string) => {
    const { prefix, number, suffix } = plate(text);
    return [prefix, number, suffix];
  };
  expect(parts("KJA123AB")).toEqual(["KJA", "123", "AB"]);
  expect(parts("AB123KJA")).toEqual(["AB", "123", "KJA"]);
  expect(parts("DKN1353")).toEqual(["DKN", "135", "3"]);
  expect(parts("01B266FG")).toEqual(["01B", "266", "FG"]);
  expect(parts("NPF2647D")).toEqual(["NPF", "2647", "D"]);
});

it("has a note only where there is something to know", () => {
  expect(plate("KJA123AB").note).toBeNull();
  expect(plate("QQQ123AB")).toMatchObject({ stateCode: null, note: expect.stringContaining("No list") });
  expect(plate("DKN123AB")).toMatchObject({ stateCode: "KO", note: expect.stringContaining("one list") });
  expect(plate("ABJ75JR").note).toContain("two digits");
  expect(plate("ABJ075JR").note).toBeNull();
  expect(plate("AB123QQQ").note).toMatch(/^Issued until 2011.*No list/);
});

const REFUSED: readonly (readonly [PlateReason, readonly string[]])[] = [
  ["empty", ["", " ", "---", "\u200B"]],
  ["too_long", [`KJA-${" ".repeat(13)}123AB`, "K".repeat(21)]],
  ["invalid_characters", ["KJA-123AÉ", "KJA 123 АВ", "KJA+123AB", "🚗", "KJA-123A\uD800"]],
  ["number_out_of_range", ["KJA-000AB", "KJA-00AB", "AB000KJA", "DKN 000 3", "NPF 0000 D"]],
  [
    "unknown_format",
    [
      ...["HELLO", "KJA-123", "KJA-1234AB", "KJA-1AB", "DXX 135 3", "ABC 135 3", "PF 10889 SPY"],
      ...["NPF 264 D", "0000000", "O0I1O0I1O0I1O0I1O0I1"],
    ],
  ],
];

describe.each(REFUSED)("%s", (reason, texts) => {
  it.each(texts)("is why %j is refused", (text) => {
    expect(parsePlate(text)).toEqual({ ok: false, reason });
  });
});

it.each([
  ["O1A-266FG", "01A-266FG"],
  ["0ib 266 fg", "01B-266FG"],
  ["0TA123AB", "OTA-123AB"],
  ["KJA-I2OAB", "KJA-120AB"],
  ["AB1O3-KJA", "AB103-KJA"],
  ["DK0 135 3", "DKO 135 3"],
  ["NPF 2O47 D", "NPF 2047 D"],
])("%s is refused, and means %s", (text, meant) => {
  expect(parsePlate(text)).toEqual({ ok: false, reason: "unknown_format", meant });
});

it("names no plate that has three zeros, or where two are as near", () => {
  for (const text of ["KJA-OOOAB", "Q0Q123AB", "AB0I0AB"])
    expect(parsePlate(text), text).toEqual({ ok: false, reason: "unknown_format" });
});

it.each(["12 CD 345", "123CC45", "1-CMD-2"])(
  "%s looks like a diplomat's, whose form nobody shows",
  (text) => {
    expect(parsePlate(text)).toEqual({ ok: false, reason: "unknown_format", category: "diplomatic" });
  },
);

/** A letter or digit as East Asian keyboards type it. */
const fullWidth = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) + 0xfee0);

describe("every plate", () => {
  const letters = (count: number) =>
    fc.string({ unit: fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"), minLength: count, maxLength: count });
  const serial = fc.integer({ min: 1, max: 999 }).map((number) => String(number).padStart(3, "0"));
  const short = fc.integer({ min: 1, max: 99 }).map((number) => String(number).padStart(2, "0"));
  const code = fc.constantFrom(...prefixes.map(({ prefix }) => prefix));
  const join = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(""));
  const plates = fc.oneof(
    join(fc.oneof(code, letters(3)), serial, letters(2)),
    join(letters(2), serial, fc.oneof(code, letters(3))),
    join(fc.oneof(code, letters(3)), short, letters(2)),
    join(letters(2), short, fc.oneof(code, letters(3))),
    join(fc.constant("D"), fc.constantFrom(...states), serial, fc.constantFrom(..."A0Z9")),
    join(fc.constantFrom("01", "99"), letters(1), serial, fc.constant("FG")),
    join(fc.constant("NPF"), serial, fc.constantFrom(..."0123456789"), letters(1)),
  );
  const between = fc.array(fc.constantFrom("", "", " ", "-", ".", "–", "\u2212", "\u00A0", "/", "\u200B"), {
    minLength: 9,
    maxLength: 9,
  });

  it("comes back from every spacing, case and punctuation", () => {
    fc.assert(
      fc.property(plates, between, fc.boolean(), fc.boolean(), (compact, gaps, lower, wide) => {
        const text =
          [...compact].map((sign, at) => gaps[at] + (wide ? fullWidth(sign) : sign)).join("") + gaps.at(-1);
        const read = plate(lower ? text.toLowerCase() : text);
        expect(read.compact).toBe(compact);
        expect(read.prefix + read.number + read.suffix).toBe(compact);
        expect(plate(read.display)).toEqual(read);
      }),
      { numRuns: 5_000 },
    );
  });

  it("is meant where one sign of it is written as the sign that looks like it", () => {
    const twin: Readonly<Record<string, string>> = { O: "0", "0": "O", I: "1", "1": "I" };
    fc.assert(
      fc.property(plates, fc.nat(7), (compact, at) => {
        const other = twin[compact[at] ?? ""];
        fc.pre(other !== undefined);
        const read = parsePlate(compact.slice(0, at) + other + compact.slice(at + 1));
        if (read.ok || read.reason !== "unknown_format" || read.meant === undefined) return;
        expect(parsePlate(read.meant).ok).toBe(true);
        expect(read.meant.replace(/[ -]/g, "").replace(/[0O]/g, "0").replace(/[1I]/g, "1")).toBe(
          compact.replace(/[0O]/g, "0").replace(/[1I]/g, "1"),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it("fits one layout, and is none with a number of zeros", () => {
    fc.assert(
      fc.property(plates, (compact) => {
        expect(plateFormats.filter(({ pattern }) => pattern.test(compact))).toHaveLength(1);
        const { prefix, number, suffix } = plate(compact);
        const zeros = prefix + "0".repeat(number.length) + suffix;
        expect(parsePlate(zeros)).toEqual({ ok: false, reason: "number_out_of_range" });
      }),
      { numRuns: 2_000 },
    );
  });

  it("has the state of its place code", () => {
    for (const { prefix, stateCode, unverifiedFields } of prefixes) {
      expect(plate(`${prefix}-123AB`).stateCode, prefix).toBe(stateCode);
      expect(plate(`AB123-${prefix}`).stateCode, prefix).toBe(stateCode);
      expect(plate(`${prefix}-123AB`).note !== null, prefix).toBe(unverifiedFields.length > 0);
    }
    for (const stateCode of states) expect(plate(`D${stateCode} 123 A`).stateCode).toBe(stateCode);
  });
});

describe("a text that is too long", () => {
  afterEach(() => vi.restoreAllMocks());

  it("is refused without being read", () => {
    const normalize = vi.spyOn(String.prototype, "normalize");
    expect(parsePlate("K".repeat(10_000_000))).toEqual({ ok: false, reason: "too_long" });
    expect(normalize.mock.calls).toHaveLength(0);
  });
});

it("lists the 13 categories: eight of vehicles, five of motorcycles", () => {
  const vehicles = listPlateCategories().filter(({ vehicle }) => vehicle === "vehicle");
  expect([listPlateCategories().length, vehicles.length]).toEqual([13, 8]);
  expect(vehicles.find(({ category }) => category === "private")).toMatchObject({
    background: "white",
    lettering: "blue",
  });
});

it.each([
  ["KJA", { prefix: "KJA", stateCode: "LA", missing: 5 }],
  ["kja-123a", { prefix: "KJA", stateCode: "LA", missing: 1 }],
  ["AB123K", { prefix: null, stateCode: null, missing: 2 }],
] as const)("%s says %j", (text, said) => {
  expect(readPlateBeginning(text)).toEqual(said);
});

it.each(["", "KJ", "QQQ", "FC236", "NG025", "KJA-123AB", "AB123-KJA", "Lagos"])("%j says nothing", (text) => {
  expect(readPlateBeginning(text)).toBeUndefined();
});

it("of each plate says the state from its place code on, and what is missing", () => {
  const digits = fc.integer({ min: 1, max: 999 }).map((number) => String(number).padStart(3, "0"));
  fc.assert(
    fc.property(fc.constantFrom("KJA", "ABC", "GWA"), digits, (prefix, number) => {
      const whole = `${prefix}${number}AB`;
      const parsed = parsePlate(whole);
      for (let length = 3; length < whole.length; length++)
        expect(readPlateBeginning(whole.slice(0, length))).toEqual({
          prefix,
          stateCode: parsed.ok ? parsed.value.stateCode : undefined,
          missing: whole.length - length,
        });
    }),
  );
});
