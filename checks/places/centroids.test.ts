import { expect, it } from "vitest";
import { dataset, edited } from "../edited.ts";
import { centroids } from "./centroids.ts";

it("holds for the dataset", () => {
  expect(centroids.check(dataset)).toEqual([]);
});

it.each([
  ["in another state", edited("lgas", "NG025011", { lat: 7.4, lon: 3.9 })],
  ["with latitude and longitude exchanged", edited("lgas", "NG020001", { lat: 8.5, lon: 12 })],
  ["in the sea", edited("states", "BY", { lat: 4, lon: 5 })],
])("finds a centroid %s", (_, broken) => {
  const findings = centroids.check(broken);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.message).toMatch(/ \d+ km outside /);
});
