import { PLATE_CATEGORIES, tables } from "@naijaref/records";
import { on, rule, textOf } from "../rule.ts";

/**
 * The categories that the Regulations have for motorcycles (regulation 37); vehicles have all eight (39,
 * Schedule 5).
 */
const MOTORCYCLES = ["private", "commercial", "government", "armed_forces", "paramilitary"];

export const plateCategories = rule(
  "plate-categories",
  "there are eight categories of plates of vehicles, and five of motorcycles.",
  function* (dataset) {
    const expected = [
      ...PLATE_CATEGORIES.map((category) => `${category} vehicle`),
      ...MOTORCYCLES.map((category) => `${category} motorcycle`),
    ];
    const found = dataset.plateCategories.map(({ category, vehicle }) => `${category} ${vehicle}`);
    const file = tables.plateCategories.path;
    for (const key of expected)
      if (!found.includes(key))
        yield { file, key, message: "is missing, but it is in the Regulations: add it" };
    for (const key of found)
      if (!expected.includes(key)) yield { file, key, message: "is not in the Regulations: remove it" };
  },
);

export const prefixLetters = rule(
  "prefix-letters",
  "place codes have no I and no O, which look like digits.",
  function* ({ platePrefixes }) {
    const message = "has I or O, probably for 1 or 0: correct it, or except it in data/evidence/plates";
    for (const row of platePrefixes)
      if (/[IO]/.test(textOf(row, "prefix"))) yield on("platePrefixes", row, message, "prefix");
  },
);

export const prefixStates = rule(
  "prefix-states",
  "every state has place codes, at least one of which is verified.",
  function* ({ states, platePrefixes }) {
    const verified = platePrefixes.filter((row) => String(row["unverified_fields"]) === "");
    const registering = new Set(verified.map((row) => textOf(row, "state_code")));
    const message = "has no verified place code: correct the state_code of its place codes";
    for (const state of states)
      if (!registering.has(textOf(state, "code")))
        yield { file: tables.platePrefixes.path, key: textOf(state, "code"), message };
  },
);
