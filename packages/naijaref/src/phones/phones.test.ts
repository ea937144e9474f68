import { describe, expect, it } from "vitest";
import { unwrap } from "../../../../tests/library/unwrap.ts";
import { listAreaCodes, normalizePhone, type PhoneNumber, parsePhone } from "./index.ts";

function phone(text: string): PhoneNumber {
  return unwrap(parsePhone(text));
}

describe("a mobile number", () => {
  it.each([
    ...["0803 123 4567", "+234 (0) 803 123 4567", "2348031234567", "8031234567", "+234-803-123-4567"],
    ...["(+234) 803.123.4567", "00234 803 123 4567", "009 234 803 123 4567", "+2340803/123/4567"],
    ...["tel:+2348031234567", "TEL: 0803 123 4567", "(0803) 123\u20134567"],
    ...["\u202A+234 803\u00A0123\u20114567\u202C", "＋２３４（０）８０３　１２３　４５６７"],
  ])("is read from %s", (text) => {
    expect(phone(text)).toMatchObject({
      e164: "+2348031234567",
      local: "08031234567",
      national: "8031234567",
      display: "0803 123 4567",
      type: "mobile",
      prefix: "0803",
      area: null,
      network: "MTN",
      allocated: true,
    });
  });

  it.each([
    ["07021234567", "returned"],
    ["07091234567", "withdrawn"],
    ["08192345678", "available"],
    ["09101234567", "published lists"],
    ["08011234567", "published lists"],
    ["07251234567", "published lists"],
  ])("%s is of no holder, and its note says why", (text, why) => {
    expect(phone(text)).toMatchObject({
      type: "mobile",
      network: null,
      allocated: false,
      note: expect.stringContaining(why),
    });
  });

  it.each([
    ["07021234567".replace("7021", "7020"), "Smile"],
    ["07022001234", "ICN/Openskys"],
    ["07025123456", "MTN"],
    ["07026123456", "MTN"],
    ["07121234567", "Vitel Wireless"],
    ["08010123456", "MAFAB"],
    ["08041234567", "nTel"],
    ["08091234567", "T2"],
  ])("%s lies in a block of %s", (text, network) => {
    expect(phone(text)).toMatchObject({ network, allocated: true, note: expect.stringContaining("ported") });
  });
});

describe("a fixed number", () => {
  it.each([
    ["01 269 1531", "+2342012691531", "0201 269 1531", "0201", "Lagos"],
    ["+234 1 269 1531", "+2342012691531", "0201 269 1531", "0201", "Lagos"],
    ["0201 463 0643", "+2342014630643", "0201 463 0643", "0201", "Lagos"],
    ["014630643", "+2342014630643", "0201 463 0643", "0201", "Lagos"],
    ["094630643", "+2342094630643", "0209 463 0643", "0209", "Abuja"],
    ["084460643", "+2342084460643", "02084 46 0643", "02084", "Port Harcourt"],
    ["064460643", "+2342064460643", "02064 46 0643", "02064", "Kano"],
    ["02074123456", "+2342074123456", "02074 12 3456", "02074", "Damaturu"],
  ])("%s is %s", (text, e164, display, prefix, area) => {
    expect(phone(text)).toMatchObject({ e164, display, type: "fixed", prefix, area });
  });

  it("has the holder of its block, and no talk of porting", () => {
    expect(phone("0201 463 0643")).toMatchObject({ network: "MTN", allocated: true, note: null });
  });

  it("says that it was upgraded, or that no list has its block or area", () => {
    expect(phone("01 463 0643").note).toContain("before 2024");
    expect(phone("0201 269 1531").note).toContain("No block");
    expect(phone("02074 123456").note).toContain("The ITU lists this area code");
  });
});

describe("a special number", () => {
  it.each([
    ["0800 123 5000", "toll_free", "0800 123 5000", "Cedarview Communications"],
    ["0700 810 0000", "non_toll_free", "0700 810 0000", "CallMe"],
    ["0800 999 9999", "toll_free", "0800 999 9999", null],
    ["080097000010", "toll_free", "0800 9700 0010", null],
    ["80097000010", "toll_free", "0800 9700 0010", null],
    // Begins as a number of Cedarview's block does, but is longer.
    ["0800 1235 0001", "toll_free", "0800 1235 0001", null],
  ])("%s is %s", (text, type, display, network) => {
    expect(phone(text)).toMatchObject({ type, display, network, allocated: network !== null, area: null });
  });
});

describe("letters after 0700 and 0800", () => {
  it.each([
    ["0700 CALLGTB", "+2347002255482"],
    ["0800-MTN-CARE", "+2348006862273"],
    ["+234 800 mtn care", "+2348006862273"],
    ["234 (0) 700 CALLGTB", "+2347002255482"],
    ["00234700CALLGTB", "+2347002255482"],
    ["0700 abcdefghijk", "+23470022233344455"],
    ["0700 2255 GTB", "+2347002255482"],
    ["0700 LMNOPQRSTUV", "+23470056667777888"],
    ["0800 ZENITH WXYZ", "+2348009364849999"],
    ["0700 CALLUBA (0700 2255 822)", "+2347002255822"],
  ])("%s is %s, and its note says so", (text, e164) => {
    expect(phone(text)).toMatchObject({ e164, note: expect.stringContaining("E.161") });
  });

  it("stand in no note of a number of digits", () => {
    expect(phone("0700 2255482").note).not.toContain("E.161");
  });
});

it("reads a number that is written twice", () => {
  expect(phone("0803 123 4567 / +2348031234567").e164).toBe("+2348031234567");
});

it("says when the holder is in doubt", () => {
  expect(phone("0712 345 6789").note).toContain("rests on one source");
  expect(phone("0803 123 4567").note).not.toContain("rests on one source");
});

it("normalizes to the form to store", () => {
  expect(normalizePhone("0803 123 4567")).toEqual({ ok: true, value: "+2348031234567" });
});

it("lists the 56 area codes, each with the code it had", () => {
  expect(listAreaCodes()).toHaveLength(56);
  for (const { code, legacyCode } of listAreaCodes()) expect(code).toBe(`02${legacyCode}`);
});
