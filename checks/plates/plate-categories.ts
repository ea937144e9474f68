import { PLATE_CATEGORIES, tables } from "@naijaref/records";
import type { Finding, Rule } from "../rule.ts";

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
