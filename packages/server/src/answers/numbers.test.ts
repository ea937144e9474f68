import { phoneNumber, plate } from "@naijaref/records";
import { expect, it } from "vitest";
import { answers, ask, failure, read, saying } from "../../../../tests/library/ask.ts";

/** Phone numbers and plates: what is read of them, `cases.test.ts` says. */

const PRIVATE = { "cache-control": "private, max-age=3600" };
const phone = (number: string): string => `/v1/phone/${encodeURIComponent(number)}`;
const noPhone = (reason: string, words = "") => failure("invalid_phone", words, { reason });

answers([
  [phone("0803 123 4567"), 200, { data: { note: saying("ported") } }, PRIVATE],
  [phone("0803 123 456"), 422, noPhone("too_short"), { "cache-control": "no-store" }],
  [phone("112"), 422, noPhone("short_code", "Emergency")],
  [phone("08031234567, 0805 123 4567"), 422, noPhone("several_numbers", "2 phone numbers")],
  ["/v1/plates/QQQ-123AB", 200, { data: { note: saying("No list") } }, PRIVATE],
  ["/v1/plates/O1A-266FG", 422, failure("invalid_plate", "Did you mean 01A-266FG?")],
  ["/v1/plates/12%20CD%20345", 422, failure("invalid_plate", "no source")],
]);

it.each(["phone/0803 123 45678", "plates/KJA-123AÉ", "validate/nuban?bank=011&account=00000145790"])(
  "repeats no number in the refusal of %s, which is a sentence",
  async (path) => {
    const { error } = await read(`/v1/${path}`);
    expect(error.message).toMatch(/^[A-Z0].+\.$/);
    expect(error.message).not.toContain(path.split(/[/=]/).at(-1));
  },
);

it("lists the 56 area codes and the 13 categories of plates, for every cache", async () => {
  for (const [path, size, one] of [
    ["area-codes", 56, { code: "0201", legacy_code: "01", area: "Lagos", state_code: "LA" }],
    ["plates", 13, { category: "private", background: "white", lettering: "blue", note: null }],
  ] as const) {
    const response = await ask(`/v1/${path}`);
    expect(response.headers.get("cache-control")).toContain("public");
    const { count, data } = await response.json();
    expect([count, data.length]).toEqual([size, size]);
    expect(data).toContainEqual(expect.objectContaining(one));
  }
});

it.each([
  ["/v1/phone/08031234567", phoneNumber, { area: "Lagos" }],
  ["/v1/plates/KJA-123AB", plate, { note: (await read("/v1/plates/AB123-KJA")).data.note }],
])("%s answers what the documentation shows as examples", async (target, { fields }, other) => {
  const shown = Object.entries(fields).map(([name, field]) => [name, field.examples?.[0]]);
  expect({ ...(await read(target)).data, ...other }).toEqual(Object.fromEntries(shown));
});
