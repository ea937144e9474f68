import { expect, it } from "vitest";
import { edited } from "../edited.ts";
import { misleadingAliases } from "./misleading-aliases.ts";

it.each([
  ["another state's name", edited("states", "OG", { aliases: ["Lagos State"] })],
  ["the name of another LGA of the state", edited("lgas", "NG025012", { aliases: ["Ikeja"] })],
  ["the name of another ward of the LGA", edited("wards", "01-01-02", { aliases: ["eziama"] })],
  ["an alias of another state", edited("states", "NI", { aliases: ["abuja"] })],
  [
    "the name of another constituency of its kind in the state",
    edited("stateConstituencies", "SC652", { aliases: ["Ikeja II"] }),
  ],
])("finds an alias that is %s", (_, broken) => {
  expect(misleadingAliases.check(broken)).toHaveLength(1);
});

it("lets LGAs of different states share an alias: the state settles it", () => {
  expect(misleadingAliases.check(edited("lgas", "NG001001", { aliases: ["Ikeja"] }))).toEqual([]);
});

it("lets constituencies of two kinds share a name: the kind settles it", () => {
  expect(misleadingAliases.check(edited("stateConstituencies", "SC652", { aliases: ["Ikeja"] }))).toEqual([]);
});
