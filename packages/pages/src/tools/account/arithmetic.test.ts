import fc from "fast-check";
import { checkAccount, listBanks } from "naijaref/banks";
import { expect, it } from "vitest";
import { explainCheckDigit } from "./arithmetic.ts";

it("comes to the digit that the library requires, at every institution", () => {
  const codes = listBanks({ active: false }).flatMap(({ id, cbnCode }) =>
    cbnCode === null ? [] : [{ id, cbnCode }],
  );
  expect(codes.length).toBeGreaterThan(100);
  const account = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(account, fc.constantFrom(...codes), (number, { id, cbnCode }) => {
      const checked = checkAccount(number, id);
      const { institution, serial, sum, ten, checkDigit } = explainCheckDigit(number, cbnCode);
      expect(checked.ok && checked.value.expectedCheckDigit).toBe(checkDigit);
      expect(serial.map(({ digit }) => digit).join("")).toBe(number.slice(0, 9));
      expect([...institution, ...serial].reduce((total, { product }) => total + product, 0)).toBe(sum);
      expect(ten % 10).toBe(0);
    }),
    { numRuns: 2_000 },
  );
});
