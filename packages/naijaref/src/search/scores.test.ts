import { expect, it } from "vitest";
import { SCORES, searchPlaces } from "./index.ts";

const scoreOf = (query: string): number => {
  const found = searchPlaces(query, { limit: 1 });
  return (found.ok && found.value[0]?.score) || 0;
};

it("has the least score of a name, of first words, and of a beginning", () => {
  expect(scoreOf("Ikeja")).toBe(SCORES.name);
  expect(scoreOf("Onitsha")).toBeGreaterThanOrEqual(SCORES.firstWords);
  expect(scoreOf("Onitsha")).toBeLessThan(SCORES.name);
  expect(scoreOf("Kadu")).toBeGreaterThanOrEqual(SCORES.beginning);
  expect(scoreOf("Kadu")).toBeLessThan(SCORES.firstWords);
  expect(scoreOf("Ikejaa")).toBeLessThan(SCORES.beginning);
  expect(Object.isFrozen(SCORES)).toBe(true);
});
