import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { expect, it } from "vitest";
import { readFewNames } from "./few-names.tsx";

/** What the form of a few names says without script, on the service. */

const read = (values: Readonly<Record<string, string>>) =>
  readFewNames(values, { pollingUnits: createPollingUnits(loadStateModule) });

const codesOf = async (values: Readonly<Record<string, string>>) =>
  (await read(values)).results.map(({ code }) => code);

it("matches polling units in a ward, and by their codes", async () => {
  const within = { state: "Lagos", lga: "Ikeja", ward: "Anifowoshe" };
  expect(await codesOf({ names: "007\n24/11/01/008", kind: "polling_unit", ...within })).toEqual([
    "24-11-01-007",
    "24-11-01-008",
  ]);
});

it("matches ids of other systems, and addresses", async () => {
  expect(await codesOf({ names: "2332453", kind: "state", system: "geonames" })).toEqual(["LA"]);
  expect(await codesOf({ names: "Q815913", kind: "state", system: "any" })).toEqual(["LA"]);
  expect(await codesOf({ names: "15 Allen Avenue, Ikeja", kind: "address" })).toEqual(["NG025011"]);
});

it("says where a system has no ids of a kind, and matches nothing", async () => {
  const few = await read({ names: "gtb", kind: "bank", system: "geonames" });
  expect(few.problem).toBe("“GeoNames ids” has no banks. Choose another, or names.");
  expect(few.results).toEqual([]);
});

it("does not ask for an LGA where the form hides it", async () => {
  expect(await codesOf({ names: "Ikeja", kind: "lga", lga: "Epe", ward: "x" })).toEqual(["NG025011"]);
});
