import type { Finding } from "../rule.ts";
import { textOf } from "../tables.ts";
import type { PollingUnitRule } from "./rule.ts";

export const formerCodes: PollingUnitRule = {
  name: "former-codes",
  description: "no unit has a former code, and every code_now is the code of a unit.",
  check: (files, { formerPollingUnits }) => {
    const codes = new Set(files.flatMap(({ units }) => units.map(({ code }) => code)));
    return formerPollingUnits.flatMap((row): Finding[] => {
      const [code, now] = [textOf(row, "code"), textOf(row, "code_now")];
      const fault = (message: string): Finding => ({
        file: "polling-units/former-codes.csv",
        key: code,
        message,
      });
      return [
        ...(codes.has(code) ? [fault("is the code of a unit: remove the line")] : []),
        ...(now === "" || codes.has(now) ? [] : [fault(`no unit has the code ${now}: correct code_now`)]),
      ];
    });
  },
};
