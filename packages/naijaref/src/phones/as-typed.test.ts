import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPhoneAsTyped, listAreaCodes, parsePhone } from "./index.ts";

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
