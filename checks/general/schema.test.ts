import { expect, it } from "vitest";
import { edited } from "../edited.ts";
import { schema } from "./schema.ts";

it.each([
  ["a lost leading zero", edited("wards", "01-01-01", { code: "1-01-01" }), 'code is "1-01-01"'],
  ["a word that is not in the list", edited("states", "LA", { zone: "South West" }), "South-West"],
  ["a coordinate far from Nigeria", edited("lgas", "NG001001", { lat: 51.5 }), "lat is 51.5"],
  ["an id in capitals", edited("lgas", "NG001001", { sources: ["INEC"] }), "sources is"],
] as const)("finds %s", (_, broken, message) => {
  const findings = schema.check(broken);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.message).toContain(message);
});
