import { expect, it } from "vitest";
import { constituencyKey } from "./name.ts";

it.each([
  ["LAGOS-WEST", "Lagos West"],
  ["Lagos West Senatorial District", "Lagos West"],
  ["Lagos West Senatorial Zone", "Lagos West"],
  ["Ikeja Federal Constituency", "Ikeja"],
  ["Ikeja I State Constituency", "Ikeja I"],
  ["Ikeja Constituency II", "Ikeja II"],
  ["Ikeja State Constituency 2", "Ikeja II"],
  ["southern ijaw 4", "Southern Ijaw IV"],
  ["Jemaa", "Jema'a"],
  ["Oshodi-Isolo 1", "Oshodi/Isolo I"],
  ["ikeja federal", "Ikeja"],
  ["Anambra Central senate", "Anambra Central"],
  ["Surulere 1 House of Reps", "Surulere I"],
  ["Ikeja Fed. Const.", "Ikeja"],
])("takes %s for %s", (typed, name) => {
  expect(constituencyKey(typed)).toBe(constituencyKey(name));
});

it.each([
  ["Ikeja I", "Ikeja II"],
  ["Ikeja", "Ikeja I"],
  ["Ikeja 5", "Ikeja"],
  ["Lagos West", "Lagos East"],
])("tells %s from %s", (one, other) => {
  expect(constituencyKey(one)).not.toBe(constituencyKey(other));
});

it("is empty for what holds no letter or digit", () => {
  expect(constituencyKey("---")).toBe("");
});
