import { expect, it } from "vitest";
import { dataset, edited, without } from "../edited.ts";
import { counts } from "./counts.ts";

it.each([
  ["a ward that is missing", without("wards", "24-03-01"), ["wards"]],
  ["an LGA that is missing", without("lgas", "NG025011"), ["lgas"]],
  ["a state in another zone", edited("states", "LA", { zone: "South-South" }), ["South-South", "South-West"]],
  ["an LGA without its ten wards", { ...dataset, wards: [] }, ["wards", "NG001001"]],
] as const)("finds %s", (_, broken, keys) => {
  expect(counts.check(broken).map(({ key }) => key)).toEqual(expect.arrayContaining([...keys]));
});
