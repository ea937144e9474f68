import fc from "fast-check";
import { expect, it } from "vitest";
import { parsePlate, readPlateBeginning } from "./index.ts";

it.each([
  ["KJA", { prefix: "KJA", stateCode: "LA", missing: 5 }],
  ["kja-123a", { prefix: "KJA", stateCode: "LA", missing: 1 }],
  ["AB123K", { prefix: null, stateCode: null, missing: 2 }],
] as const)("%s says %j", (text, said) => {
  expect(readPlateBeginning(text)).toEqual(said);
});

it.each(["", "KJ", "QQQ", "FC236", "NG025", "KJA-123AB", "AB123-KJA", "Lagos"])("%j says nothing", (text) => {
  expect(readPlateBeginning(text)).toBeUndefined();
});

it("of each plate says the state from its place code on, and what is missing", () => {
  const digits = fc.integer({ min: 1, max: 999 }).map((number) => String(number).padStart(3, "0"));
  fc.assert(
    fc.property(fc.constantFrom("KJA", "ABC", "GWA"), digits, (prefix, number) => {
      const whole = `${prefix}${number}AB`;
      const parsed = parsePlate(whole);
      for (let length = 3; length < whole.length; length++)
        expect(readPlateBeginning(whole.slice(0, length))).toEqual({
          prefix,
          stateCode: parsed.ok ? parsed.value.stateCode : undefined,
          missing: whole.length - length,
        });
    }),
  );
});
