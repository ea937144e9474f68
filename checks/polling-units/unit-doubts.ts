import { findInUnits, type PollingUnitRule } from "./rule.ts";

export const unitDoubts: PollingUnitRule = {
  name: "unit-doubts",
  description: "if only one edition lists a unit, its code and name are unverified; an unknown kind is null.",
  check: (files) =>
    findInUnits(files, ({ kind, unverifiedFields, editions }) => [
      ...(editions.length > 1 || ["code", "name"].every((field) => unverifiedFields.includes(field))
        ? []
        : [`only the edition of ${editions[0]} lists it: name code and name in unverified_fields`]),
      ...(kind === null && unverifiedFields.includes("kind")
        ? ["kind is unverified but empty: remove it from unverified_fields"]
        : []),
    ]),
};
