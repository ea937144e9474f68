import { flag, list, maybeNumber, maybeText, text } from "@naijaref/records";
import { describe, expect, it } from "vitest";
import { readCell, writeCell } from "./cells.ts";

const about = { description: "A field.", example: "x" };
const kinds = {
  text: text(about),
  maybe: maybeText(about),
  number: maybeNumber(about),
  flag: flag(about),
  list: list(about),
} as const;

describe("readCell", () => {
  it.each([
    ["text", "01", "01"],
    ["maybe", "", null],
    ["number", "6.5", 6.5],
    ["number", "", null],
    ["flag", "true", true],
    ["list", "", []],
    ["list", "a|b", ["a", "b"]],
  ] as const)("reads a %s cell %j as %j, and writes it back", (kind, cell, value) => {
    expect(readCell(cell, kinds[kind])).toEqual(value);
    expect(writeCell(value)).toBe(cell);
  });

  it.each([
    ["text", "", "may not be"],
    ["number", "1e5", "plain decimal"],
    ["number", "06", "plain decimal"],
    ["flag", "TRUE", "true or false"],
  ] as const)("refuses a %s cell %j", (kind, cell, message) => {
    expect(() => readCell(cell, kinds[kind])).toThrow(message);
  });
});
