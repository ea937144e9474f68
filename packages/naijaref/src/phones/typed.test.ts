import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatPhoneAsTyped,
  listAreaCodes,
  normalizePhone,
  parsePhone,
  readPhoneBeginning,
} from "./index.ts";

const digitsOf = (text: string): string => text.replace(/\D/g, "");

describe("formatPhoneAsTyped", () => {
  it.each([
    ["", ""],
    ["0", "0"],
    ["0803", "0803"],
    ["08031", "0803 1"],
    ["0803123", "0803 123"],
    ["08031234", "0803 123 4"],
    ["08031234567", "0803 123 4567"],
    ["0803-123-4567", "0803 123 4567"],
    ["(0803) 123 4567", "0803 123 4567"],
    ["8031234567", "803 123 4567"],
    ["+", "+"],
    ["+23", "+23"],
    ["+2348", "+234 8"],
    ["+2348031234567", "+234 803 123 4567"],
    ["+23408031234567", "+234 0803 123 4567"],
    ["2348031234567", "234 803 123 4567"],
    ["009234 8031234567", "009234 803 123 4567"],
    ["080097000010", "0800 9700 0010"],
    ["+447700900123", "+447700900123"],
    ["0803 call me", "0803 call me"],
    ["０８０３１２３４５６７", "0803 123 4567"],
    ["\u202a+2348031234567\u202c", "+234 803 123 4567"],
    ["080312345678901234567", "080312345678901234567"],
  ])("groups %j as %j", (typed, formatted) => {
    expect(formatPhoneAsTyped(typed)).toBe(formatted);
  });

  it("keeps every digit, of any text", () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^\+?[0-9 ()./-]{0,24}$/));
    fc.assert(
      fc.property(typed, (text) => {
        const formatted = formatPhoneAsTyped(text).normalize("NFKC");
        expect(digitsOf(formatted)).toBe(digitsOf(text.normalize("NFKC")));
      }),
    );
  });

  it("changes nothing more when it is called again", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[0-9 -]{0,18}$/), (text) => {
        const once = formatPhoneAsTyped(text);
        expect(formatPhoneAsTyped(once)).toBe(once);
      }),
    );
  });

  it("groups whole numbers as parsePhone writes them, in every area and of every kind", () => {
    const areas = listAreaCodes().map(({ code }) => code);
    const number = fc.oneof(
      fc.stringMatching(/^0(80[2-9]|81[0-9]|70[1-8]|90[1-9])[0-9]{7}$/),
      fc.stringMatching(/^0800[0-9]{7,8}$/),
      fc
        .tuple(fc.constantFrom(...areas), fc.stringMatching(/^[0-9]{7}$/))
        .map(([code, rest]) => `${code}${rest}`.slice(0, 11)),
    );
    fc.assert(
      fc.property(number, (local) => {
        const parsed = parsePhone(local);
        fc.pre(parsed.ok);
        if (parsed.ok) expect(formatPhoneAsTyped(parsed.value.local)).toBe(parsed.value.display);
      }),
    );
  });
});

it.each([
  ["0803", { type: "mobile", network: "MTN", area: null, missing: 7 }],
  ["+234 803 12", { type: "mobile", network: "MTN", area: null, missing: 5 }],
  ["0201", { type: "fixed", network: null, area: "Lagos", missing: 7 }],
  ["0700", { type: "non_toll_free", network: null, area: null, missing: 7 }],
] as const)("%s says %j", (text, said) => {
  expect(readPhoneBeginning(text)).toEqual(said);
});

it.each(["", "08", "0731", "803", "24-11", "08031234567", "Lagos", "+44 20"])("%j says nothing", (text) => {
  expect(readPhoneBeginning(text)).toBeUndefined();
});

it("says of a beginning what each number says that begins so", () => {
  const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(fc.constantFrom("080", "081", "090", "070", "020"), digits, (start, rest) => {
      const whole = start + rest;
      const parsed = parsePhone(whole);
      for (let length = 4; length < whole.length; length++) {
        const begun = readPhoneBeginning(whole.slice(0, length));
        if (begun === undefined) continue;
        expect(begun.missing).toBe(whole.length - length);
        if (!parsed.ok) continue;
        expect(begun.type).toBe(parsed.value.type);
        if (begun.area !== null) expect(parsed.value.area).toBe(begun.area);
        if (begun.network !== null && parsed.value.allocated)
          expect(parsed.value.network).toBe(begun.network);
      }
    }),
  );
});

it("finds the numbers of any list that is short enough, and each alone is one", () => {
  const number = fc.stringMatching(/^(?:0803|\+234 805|0901-)[0-9]{7}$/);
  const between = fc.constantFrom(", ", "/", " / ", " or ", " and ", ";", "|", "\n", " & ", " - ", " ");
  fc.assert(
    fc.property(fc.uniqueArray(number, { minLength: 2, maxLength: 3 }), between, (written, sign) => {
      const text = written.join(sign);
      fc.pre(text.length <= 40);
      const numbers = written.map((one) => normalizePhone(one)).flatMap((one) => (one.ok ? [one.value] : []));
      expect(numbers).toHaveLength(written.length);
      expect(parsePhone(text)).toEqual({ ok: false, reason: "several_numbers", numbers });
    }),
  );
});
