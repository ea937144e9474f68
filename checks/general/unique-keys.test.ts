import { expect, it } from "vitest";
import { dataset, edited } from "../edited.ts";
import { uniqueKeys } from "./unique-keys.ts";

it.each([
  ["a code", edited("wards", "01-01-02", { code: "01-01-01" }), "code 01-01-01"],
  ["an INEC code", edited("lgas", "NG001002", { inec_code: "01-01" }), "inec_code 01-01"],
  ["a slug in one state", edited("lgas", "NG001002", { slug: "aba-north" }), "slug aba-north"],
  ["a slug in one LGA", edited("wards", "01-01-02", { slug: "eziama" }), "slug eziama"],
] as const)("finds %s that two records share", (_, broken, message) => {
  const findings = uniqueKeys.check(broken);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.message).toContain(message);
});

it("lets LGAs of different states share a slug", () => {
  const surulere = dataset.lgas.filter((lga) => lga["slug"] === "surulere");
  expect(surulere).toHaveLength(2);
});
