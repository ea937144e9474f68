import { expect, it } from "vitest";
import { edited, withDecision } from "../edited.ts";
import { findingsOf } from "../exceptions.ts";
import { proveRules } from "../prove-rules.ts";
import { slugs } from "./slugs.ts";

proveRules(
  [slugs],
  [
    [
      slugs,
      "a name that changed without its slug",
      edited("wards", "24-11-01", { name: "Anifowose" }),
      "24-11-01",
    ],
  ],
);

it("keeps an old slug that is excepted", () => {
  const row = { table: "lgas", key: "NG025011", field: "slug", decision: "excepted", value: "slugs" };
  const broken = {
    ...edited("lgas", "NG025011", { slug: "ikeja-lga" }),
    evidence: withDecision("evidence/places/test.csv", row).evidence,
  };
  expect(slugs.check(broken)).toHaveLength(1);
  expect(findingsOf(slugs, broken)).toEqual([]);
});
