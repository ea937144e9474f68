import { describe, expect, it } from "vitest";
import { tokensOf } from "../../names/tokens.ts";
import { wordsOf, writingsOf } from "./query.ts";

describe("wordsOf", () => {
  it.each([
    ["Ogbor II", ["ogbor", "ii"]],
    ["Ogbor 2", ["ogbor", "ii"]],
    ["OGBOR-02", ["ogbor", "ii"]],
    ["ogbor2", ["ogbor", "ii"]],
    ["Ward 39", ["ward", "xxxix"]],
    ["Ward 40", ["ward", "40"]],
    ["Plot 0", ["plot", "0"]],
    ["Ward V, E5A", ["ward", "v", "e", "v", "a"]],
    ["Jema'a", ["jema", "a"]],
    ["Ìkẹjà", ["ikeja"]],
    [" - ", []],
  ])("reads %s as %j", (name, words) => expect(wordsOf(name)).toEqual(words));
});

it("keeps digits as they stand beside numerals", () => {
  expect(writingsOf("ward 10 nw7")).toEqual([
    ["ward", "x", "nw", "vii"],
    ["ward", "10", "nw7"],
  ]);
  expect(writingsOf("ward x")).toEqual([["ward", "x"]]);
  expect(writingsOf("")).toEqual([]);
});

describe("tokensOf", () => {
  it.each([
    ["Ikeja G.R.A", "ikeja gra"],
    ["V.I. Lagos", "vi lagos"],
    ["A.B.Ward", "ab ward"],
    ["St. Paul", "st paul"],
    ["No. 5", "no 5"],
    ["Ogbor A.", "ogbor a"],
    ["", ""],
  ])("reads the initials of %j as one word", (text, words) =>
    expect(
      tokensOf(text, 12)
        .map(({ word }) => word)
        .join(" "),
    ).toBe(words),
  );
});
