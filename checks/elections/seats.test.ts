import { expect, it } from "vitest";
import { edited } from "../edited.ts";
import { seats } from "./seats.ts";

it.each([
  [
    "a ward in another district than its LGA",
    edited("wards", "24-11-01", { senatorial_district: "SD070" }),
    "24-11-01",
  ],
  ["a ward of the FCT with a seat", edited("wards", "37-06-01", { state_constituency: "SC001" }), "37-06-01"],
  ["a ward without a seat", edited("wards", "24-11-01", { state_constituency: null }), "24-11-01"],
  ["a fourth district", edited("lgas", "NG025011", { senatorial_district_code: "SD001" }), "LA"],
] as const)("finds %s", (_, broken, key) => {
  expect(seats.check(broken).map((finding) => finding.key)).toContain(key);
});
