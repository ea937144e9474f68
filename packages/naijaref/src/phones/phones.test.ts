import { expect, it } from "vitest";
import { unwrap } from "../../../../tests/library/unwrap.ts";
import { type PhoneNumber, parsePhone } from "./index.ts";

/** What the vectors of the downloads do not say of a number: how it is shown, and what is noted. */

const phone = (text: string): PhoneNumber => unwrap(parsePhone(text));

it.each([
  ["01 269 1531", "0201 269 1531"],
  ["094630643", "0209 463 0643"],
  ["02074123456", "02074 12 3456"],
  ["080097000010", "0800 9700 0010"],
  ["0700 CALLGTB", "0700 225 5482"],
])("shows %s as %s", (text, display) => {
  expect(phone(text).display).toBe(display);
});

it.each([
  ["07021234567", "returned"],
  ["07091234567", "withdrawn"],
  ["08192345678", "available"],
  ["09101234567", "published lists"],
  ["08031234567", "ported"],
  ["0712 345 6789", "rests on one source"],
  ["01 463 0643", "before 2024"],
  ["0201 269 1531", "No block"],
  ["02074 123456", "The ITU lists this area code"],
  ["0700 CALLGTB", "E.161"],
])("notes of %s: %s", (text, why) => {
  expect(phone(text).note).toContain(why);
});

it("notes nothing that is not so", () => {
  expect(phone("0201 463 0643").note).toBeNull();
  expect(phone("0700 2255482").note).not.toContain("E.161");
  expect(phone("0803 123 4567").note).not.toContain("rests on one source");
});
