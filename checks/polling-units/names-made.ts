import { withMadeNames } from "@naijaref/tools/unit-names/make";
import type { Finding } from "../rule.ts";
import type { PollingUnitRule } from "./rule.ts";

const REMEDY = "run npm run tool unit-names, or decide in evidence/polling-units/";

export const namesMade: PollingUnitRule = {
  name: "names-made",
  description:
    "a polling unit's name and aliases are what the lists in evidence/polling-units make of INEC's name, in case, marks, spelling and numerals.",
  check: (files, { unitNames }) =>
    files.flatMap((file): Finding[] => {
      const made = withMadeNames(file, unitNames).units;
      return file.units.flatMap(({ code, name, aliases }, at) => {
        const fault = (message: string): Finding => ({ file: file.path, key: code, message });
        if (made[at]?.name !== name)
          return [fault(`is "${name}", and by the rules "${made[at]?.name}": ${REMEDY}`)];
        return made[at]?.aliases.join("|") === aliases.join("|")
          ? []
          : [fault(`has an alias that the rules write in another way: ${REMEDY}`)];
      });
    }),
};
