import fc from "fast-check";
import { expect, it } from "vitest";
import { isShapedLikePhone, readAccountNumber } from "./account-number.ts";

it.each(["0000014579", " 0000014579 ", "000 001 4579", "000-001-4579", "0000 - 014579", "00000\u201114579"])(
  "reads %s",
  (typed) => {
    expect(readAccountNumber(typed)).toEqual({ ok: true, value: "0000014579" });
  },
);

it.each([
  ["12345", 5],
  ["00000145790", 11],
  ["0".repeat(500), 500],
])("counts the digits of %s", (typed, digits) => {
  expect(readAccountNumber(typed)).toEqual({ ok: false, reason: "wrong_length", digits });
});

it.each([
  "",
  "   ",
  "-0000014579",
  "0000014579-",
  "00000l4579",
  "０００００１４５７９",
  "٠٠٠٠٠١٤٥٧٩",
  "0000014579.0",
  "+2348012345",
  "1e9",
  "0000_014579",
])("refuses %s", (typed) => {
  expect(readAccountNumber(typed)).toEqual({ ok: false, reason: "not_digits" });
});

it("reads any text without throwing, and reads only what it answers again as itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const number = readAccountNumber(typed);
      if (number.ok) expect(readAccountNumber(number.value)).toEqual(number);
    }),
  );
});

it("knows the shape of mobile numbers", () => {
  const shaped = Array.from({ length: 100 }, (_, first) => String(first).padStart(2, "0")).filter((first) =>
    isShapedLikePhone(`${first}31234567`),
  );
  expect(shaped).toEqual(["70", "71", "80", "81", "90", "91"]);
});
