import { phoneNumber } from "@naijaref/records";
import { describe, expect, it } from "vitest";
import { ask } from "../../../../tests/library/ask.ts";

const get = (number: string): Promise<Response> => ask(`/v1/phone/${encodeURIComponent(number)}`);

it.each([
  "0803 123 4567",
  "+234 (0) 803 123 4567",
  "2348031234567",
  "8031234567",
  "０８０３　１２３　４５６７",
])("%s is MTN's +2348031234567, whole", async (number) => {
  const response = await get(number);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    data: {
      e164: "+2348031234567",
      local: "08031234567",
      national: "8031234567",
      display: "0803 123 4567",
      type: "mobile",
      prefix: "0803",
      area: null,
      network: "MTN",
      allocated: true,
      note: expect.stringContaining("ported"),
    },
  });
});

it.each([
  ["01 269 1531", { area: "Lagos", e164: "+2342012691531", type: "fixed", prefix: "0201" }],
  ["0201 463 0643", { area: "Lagos", network: "MTN", allocated: true, note: null }],
  ["0700 810 0000", { type: "non_toll_free", network: "CallMe" }],
  ["080097000010", { type: "toll_free", allocated: false }],
  ["0709 123 4567", { type: "mobile", network: null, allocated: false }],
])("%s is read by the numbering plan", async (number, data) => {
  expect(await (await get(number)).json()).toMatchObject({ data });
});

it("takes a plus and the writings of a path that are not encoded", async () => {
  for (const path of ["+2348031234567", "tel:+234-803-123-4567", "(0803)123.4567"]) {
    const response = await ask(`/v1/phone/${path}`);
    expect(await response.json(), path).toMatchObject({ data: { e164: "+2348031234567" } });
  }
});

describe("a number that is none is 422 with the reason", () => {
  it.each([
    ["0900 123 4567", "reserved"],
    ["0803 123 456", "too_short"],
    ["0803 123 45678", "too_long"],
    ["0".repeat(1500), "too_long"],
    ["+1 212 555 0100", "not_nigerian"],
    ["0731 234 5678", "unknown_prefix"],
    ["0203 212 3456", "unknown_area_code"],
    ["112", "short_code"],
    ["0803 CALL ME", "invalid_characters"],
    ["463 0643", "missing_prefix"],
    ["--", "empty"],
  ])("%s: %s", async (number, reason) => {
    const response = await get(number);
    expect(response.status).toBe(422);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { error } = (await response.json()) as { error: { message: string } };
    expect(error).toMatchObject({
      code: "invalid_phone",
      reason,
      message: expect.stringMatching(/^[A-Z0].+\.$/),
    });
    expect(error.message).not.toContain(number);
  });
});

it("says what a short code is for", async () => {
  expect(await (await get("112")).json()).toMatchObject({
    error: { message: expect.stringContaining("Emergency") },
  });
});

it("leaves a person's number to the person's own cache", async () => {
  const response = await get("0803 123 4567");
  expect(response.headers.get("cache-control")).toBe("private, max-age=3600");
  const codes = await ask(`/v1/area-codes`);
  expect(codes.headers.get("cache-control")).toContain("public");
});

it("lists the 56 area codes", async () => {
  const response = await ask(`/v1/area-codes`);
  const { count, data } = (await response.json()) as { count: number; data: { code: string }[] };
  expect([count, data.length, new Set(data.map(({ code }) => code)).size]).toEqual([56, 56, 56]);
  expect(data[0]).toEqual({
    code: "0201",
    legacy_code: "01",
    area: "Lagos",
    state_code: "LA",
    unverified_fields: [],
    sources: expect.arrayContaining(["ncc-area-codes"]),
  });
});

it("answers what the documentation shows as examples", async () => {
  const { data } = (await (await get("0803 123 4567")).json()) as { data: Record<string, unknown> };
  const shown = Object.entries(phoneNumber.fields).map(([name, field]) => [name, field.examples?.[0]]);
  expect({ ...data, area: "Lagos" }).toEqual(Object.fromEntries(shown));
});
