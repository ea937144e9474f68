import type { Finding } from "../rule.ts";
import { textOf } from "../tables.ts";
import { findInUnits, type PollingUnitRule } from "./rule.ts";

export const unitCodes: PollingUnitRule = {
  name: "unit-codes",
  description:
    "a polling unit's code begins with the code of a ward and is in the file of its state; no code occurs twice, and every ward has units.",
  check: (files, { wards }) => {
    const known = new Set(wards.map((ward) => textOf(ward, "code")));
    const seen = new Set<string>();
    const seenWards = new Set<string>();
    const faults = files.flatMap((file) =>
      findInUnits([file], ({ code }) => {
        const ward = code.slice(0, 8);
        seenWards.add(ward);
        if (seen.has(code)) return ["is there twice: remove one"];
        seen.add(code);
        if (!known.has(ward)) return [`there is no ward ${ward}: correct the code`];
        return file.path.includes(`/${code.slice(0, 2)}-`)
          ? []
          : ["is in the file of another state: move it"];
      }),
    );
    const empty = [...known].filter((ward) => !seenWards.has(ward));
    return [
      ...faults,
      ...empty.map(
        (ward): Finding => ({ file: "polling-units/", key: ward, message: "the ward has no unit: add them" }),
      ),
    ];
  },
};
