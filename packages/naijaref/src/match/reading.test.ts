import { expect, it } from "vitest";
import { numbersOf } from "../names/numerals.ts";
import { MATCH_LISTS } from "./lists.ts";
import { readName } from "./reading.ts";

const read = (text: string) => readName(text, MATCH_LISTS.ward.rules);

it.each([
  ["iv", [4]],
  ["11", [11, 2]],
  ["111", [111, 3]],
  ["1v", [4]],
  ["v11", [7]],
  ["eigth", [8]],
  ["07", [7]],
  ["mix", []],
  ["ogale", []],
])("reads the numbers of %s", (word, numbers) => {
  expect(numbersOf(word)).toEqual(numbers);
});

it.each([
  ["Ikoyi II", "IKOYI-2"],
  ["Ward 10", "WARD X"],
  ["Rumueme (7A)", "rumueme 7a"],
  ["Jema'a", "Jemaa"],
  ["Ung. Rimi", "Unguwan Rimi"],
  ["1tak", "Itak"],
])("reads %s and %s alike", (one, other) => {
  expect(read(one).key).toBe(read(other).key);
});

it.each([
  ["Ikoyi I", "Ikoyi II"],
  ["Ward A", "Ward B"],
  ["Mubi North", "Mubi South"],
])("tells %s from %s by their marks", (one, other) => {
  expect(read(one).marks).not.toEqual(read(other).marks);
});
