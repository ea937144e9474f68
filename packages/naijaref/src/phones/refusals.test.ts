import { describe, expect, it } from "vitest";
import { normalizePhone, type PhoneReason, parsePhone } from "./index.ts";

const REFUSED: readonly (readonly [PhoneReason, readonly string[]])[] = [
  ["empty", ["", "  ", "+", "()-", "tel:", "\u202A\u202C"]],
  [
    "invalid_characters",
    [
      "0803 CALL ME",
      "0803 123 456 two",
      "0700 OOO",
      "08031234567 ext 5",
      "0803,1234567",
      "08031234567+",
      "++234803",
      "🇳🇬",
      "٠٨٠٣",
    ],
  ],
  [
    "too_short",
    [
      "0803 123 456",
      "+234",
      "12345",
      "0201463064",
      "08031234",
      "0800123",
      "07812345",
      "041 12345",
      "123456",
      "020 123 456",
      "090 123 456",
      "091 234 567",
    ],
  ],
  [
    "too_long",
    [
      "0803 123 45678",
      "0201 463 06431",
      "23480312345678",
      "12345678901",
      "0".repeat(41),
      "0800 1234 5678 9012",
    ],
  ],
  ["missing_prefix", ["4630643", "12691531", "803123456", "1234567890"]],
  ["not_nigerian", ["+1 212 555 0100", "0044 20 7946 0000", "+08031234567", "009 44 20 7946 0000"]],
  ["unknown_prefix", ["0731 234 5678", "0821 234 5678", "0999 123 4567"]],
  ["unknown_area_code", ["0203 212 3456", "0612 345 6789", "02032123456", "032123456", "03123456789"]],
  ["reserved", ["0900 123 4567", "+234 900 123 4567"]],
  ["short_code", ["112", "3232", "6 2 3 2"]],
];

describe.each(REFUSED)("%s", (reason, texts) => {
  it.each(texts)("is why %j is refused", (text) => {
    expect(parsePhone(text)).toMatchObject({ ok: false, reason });
    expect(normalizePhone(text)).toMatchObject({ ok: false, reason });
  });
});

it("tells what a short code is for", () => {
  expect(parsePhone("112")).toMatchObject({ shortCode: { purpose: "Emergency (all services)" } });
});
