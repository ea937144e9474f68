import { expect, it } from "vitest";
import { edited } from "../edited.ts";
import { aliases } from "./aliases.ts";

it.each([
  ["the name in capitals", ["IKEJA"]],
  ["the name with its kind", ["Ikeja LGA"]],
  ["another alias with other punctuation", ["Ikeja-Town", "ikeja town"]],
])("finds an alias that is %s", (_, list) => {
  const findings = aliases.check(edited("lgas", "NG025011", { aliases: list }));
  expect(findings).toHaveLength(1);
  expect(findings[0]?.message).toContain("remove it");
});
