import { PLATE_CATEGORIES, tables } from "@naijaref/records";
import { type Finding, type Rule, textOf } from "../rule.ts";

/**
 * The categories that the Regulations have for motorcycles (regulation 37); vehicles have all eight (39,
 * Schedule 5).
 */
const MOTORCYCLES = ["private", "commercial", "government", "armed_forces", "paramilitary"];

export const plateCategories: Rule = {
  name: "plate-categories",
  description: "there are eight categories of plates of vehicles, and five of motorcycles.",
  check: (dataset) => {
    const expected = [
      ...PLATE_CATEGORIES.map((category) => `${category} vehicle`),
      ...MOTORCYCLES.map((category) => `${category} motorcycle`),
    ];
    const found = dataset.plateCategories.map(({ category, vehicle }) => `${category} ${vehicle}`);
    const file = tables.plateCategories.path;
    return [
      ...expected
        .filter((key) => !found.includes(key))
        .map((key): Finding => ({ file, key, message: "is missing, but it is in the Regulations: add it" })),
      ...found
        .filter((key) => !expected.includes(key))
        .map((key): Finding => ({ file, key, message: "is not in the Regulations: remove it" })),
    ];
  },
};

export const prefixLetters: Rule = {
  name: "prefix-letters",
  description: "place codes have no I and no O, which look like digits.",
  check: ({ platePrefixes }) =>
    platePrefixes
      .map((row) => textOf(row, "prefix"))
      .filter((code) => /[IO]/.test(code))
      .map((key) => ({
        file: tables.platePrefixes.path,
        key,
        field: "prefix",
        message: "has I or O, probably for 1 or 0: correct it, or except it in data/evidence/plates",
      })),
};

export const prefixStates: Rule = {
  name: "prefix-states",
  description: "every state has place codes, at least one of which is verified.",
  check: ({ states, platePrefixes }) => {
    const verified = platePrefixes.filter((row) => String(row["unverified_fields"]) === "");
    const registering = new Set(verified.map((row) => textOf(row, "state_code")));
    return states
      .map((state) => textOf(state, "code"))
      .filter((code) => !registering.has(code))
      .map((key) => ({
        file: tables.platePrefixes.path,
        key,
        message: "has no verified place code: correct the state_code of its place codes",
      }));
  },
};
