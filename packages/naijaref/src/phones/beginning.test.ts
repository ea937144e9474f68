import fc from "fast-check";
import { expect, it } from "vitest";
import { parsePhone, readPhoneBeginning } from "./index.ts";

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
