import { expect, it } from "vitest";
import { edited } from "../edited.ts";
import { unverifiedFields } from "./unverified-fields.ts";

it.each([
  ["a field that there is not", { unverified_fields: ["head_quarters"] }, "head_quarters"],
  ["its own field", { unverified_fields: ["sources"] }, "can be in doubt"],
  [
    "a field without a value",
    { headquarters: null, unverified_fields: ["headquarters"] },
    "unverified but empty",
  ],
] as const)("finds %s", (_, cells, message) => {
  const findings = unverifiedFields.check(edited("lgas", "NG025011", cells));
  expect(findings).toHaveLength(1);
  expect(findings[0]?.message).toContain(message);
});
