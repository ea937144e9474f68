import { plate } from "@naijaref/records";
import { describe, expect, it } from "vitest";
import { ask } from "../../../../tests/library/ask.ts";

const get = (text: string): Promise<Response> => ask(`/v1/plates/${encodeURIComponent(text)}`);

it("reads a plate, whole", async () => {
  const response = await get("kja 123 ab");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("private, max-age=3600");
  expect(await response.json()).toEqual({
    data: {
      compact: "KJA123AB",
      display: "KJA-123AB",
      format: "standard",
      prefix: "KJA",
      number: "123",
      suffix: "AB",
      state_code: "LA",
      note: null,
    },
  });
});

it.each([
  ["AB123-KJA", { format: "old", state_code: "LA", suffix: "KJA" }],
  ["DKN 135 3", { format: "dealer", state_code: "KN", display: "DKN 135 3" }],
  ["QQQ-123AB", { format: "standard", state_code: null, note: expect.stringContaining("No list") }],
  ["01B-266FG", { format: "federal_government", state_code: null }],
  ["NPF 2647 D", { format: "police", state_code: null }],
])("reads %s by its layout", async (text, data) => {
  expect(await (await get(text)).json()).toMatchObject({ data });
});

describe("what is no plate is 422 with the reason", () => {
  it.each([
    ["HELLO", "unknown_format"],
    ["DXX 135 3", "unknown_format"],
    ["KJA-000AB", "number_out_of_range"],
    ["KJA-123AÉ", "invalid_characters"],
    ["K".repeat(1500), "too_long"],
    ["---", "empty"],
  ])("%s: %s", async (text, reason) => {
    const response = await get(text);
    expect(response.status).toBe(422);
    const { error } = (await response.json()) as { error: { message: string } };
    expect(error).toMatchObject({
      code: "invalid_plate",
      reason,
      message: expect.stringMatching(/^[A-Z].+\.$/),
    });
    expect(error.message).not.toContain(text);
  });
});

it("lists the 13 categories with their colours", async () => {
  const response = await ask(`/v1/plates`);
  expect(response.headers.get("cache-control")).toContain("public");
  const { count, data } = (await response.json()) as { count: number; data: object[] };
  expect([count, data.length]).toEqual([13, 13]);
  expect(data).toContainEqual({
    category: "private",
    vehicle: "vehicle",
    name: "Private vehicle",
    background: "white",
    lettering: "blue",
    provision: "reg. 39(1), 39(2)(a)",
    note: null,
    unverified_fields: [],
    sources: ["nrtr-2012", "naija-data"],
  });
});

it("answers what the documentation shows as examples", async () => {
  const { data } = (await (await get("KJA-123AB")).json()) as { data: Record<string, unknown> };
  const { data: old } = (await (await get("AB123-KJA")).json()) as { data: Record<string, unknown> };
  const shown = Object.entries(plate.fields).map(([name, field]) => [name, field.examples?.[0]]);
  expect({ ...data, note: old["note"] }).toEqual(Object.fromEntries(shown));
});
