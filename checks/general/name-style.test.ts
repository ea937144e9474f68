import { expect, it } from "vitest";
import { edited } from "../edited.ts";
import { nameStyle } from "./name-style.ts";

it.each([
  ["ARIARIA Market", "lower case"],
  ["Apapa III (Creek Rd.", "bracket"],
  ["Jema’a", "apostrophes"],
  ["Shinkafi 'A", "quote"],
  ["Umu - Imenyi", "slash or hyphen"],
  ["St.Eugenes", "full stop"],
  ["Ward I,N2", "comma"],
  ["Hotoro(NNPC)", "brackets"],
  ["Old market", "capital"],
  ["Shege Ii", "Roman"],
  ["AbohII", "Roman"],
])("finds %j", (name, message) => {
  const findings = nameStyle.check(edited("wards", "01-01-07", { name }));
  expect(findings.map((finding) => finding.message).join()).toContain(message);
});

it("reads the names of constituencies too", () => {
  expect(nameStyle.check(edited("federalConstituencies", "FC001", { name: "ABA North / Aba" }))).toHaveLength(
    1,
  );
});

it.each([
  "Old Aba GRA",
  "Hotoro (NNPC)",
  "Unguwar 'Ya",
  "Sorau 'A'",
  "St. Eugenes by Okigwe Rd",
  "Ward XVIII",
])("accepts %j", (name) => {
  expect(nameStyle.check(edited("wards", "01-01-07", { name }))).toEqual([]);
});

it("lets an alias be an abbreviation", () => {
  expect(nameStyle.check(edited("lgas", "NG025011", { aliases: ["IKELGA"] }))).toEqual([]);
});
