import { expect, it } from "vitest";
import { spellingOf } from "./spelling.ts";

const correct = spellingOf(
  new Map([
    ["FORNT", "FRONT"],
    ["IN FORNT", "IN FRONT"],
    ["PRI SCH", "PRIMARY SCHOOL"],
    ["PRIMARY SCHOOL HALL", "SCHOOL HALL"],
    ["SCHOOL. HALL", "HALL"],
  ]),
);

it.each([
  ["a word", "FORNT OF MOSQUE", "FRONT OF MOSQUE"],
  ["a phrase", "OKE PRI SCH", "OKE PRIMARY SCHOOL"],
  ["a phrase in what an earlier correction made", "PRI SCH HALL", "SCHOOL HALL"],
  ["a phrase with a mark", "OKE SCHOOL. HALL", "OKE HALL"],
  ["each place of a phrase", "PRI SCH, PRI SCH", "PRIMARY SCHOOL, PRIMARY SCHOOL"],
])("corrects %s", (_, printed, meant) => expect(correct(printed)).toBe(meant));

it.each(["APRI SCH", "PRI SCHOOL", "FORNTS", "", "..."])("leaves %j as it is", (text) =>
  expect(correct(text)).toBe(text),
);
