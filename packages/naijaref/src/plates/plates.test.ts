import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { unwrap } from "../../../../tests/library/unwrap.ts";
import { platePrefixesTable } from "../generated/plate-prefixes.ts";
import type { PlatePrefix } from "../generated/records.ts";
import { unpack } from "../table/unpack.ts";
import { plateFormats } from "./formats.ts";
import { type Plate, parsePlate, readPlateBeginning } from "./index.ts";

const prefixes = unpack<PlatePrefix>(platePrefixesTable);
const states = [...new Set(prefixes.map(({ stateCode }) => stateCode))];

const plate = (text: string): Plate => unwrap(parsePlate(text));

it("has a note only where there is something to know", () => {
  expect(plate("KJA123AB").note).toBeNull();
  expect(plate("QQQ123AB")).toMatchObject({ stateCode: null, note: expect.stringContaining("No list") });
  expect(plate("DKN123AB")).toMatchObject({ stateCode: "KO", note: expect.stringContaining("one list") });
  expect(plate("ABJ75JR").note).toContain("two digits");
  expect(plate("ABJ075JR").note).toBeNull();
  expect(plate("AB123QQQ").note).toMatch(/^Issued until 2011.*No list/);
});

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
