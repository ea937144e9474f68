import { expect, it } from "vitest";
import { codeKey, indexIdentifiers } from "./identifiers.ts";

const lower = (name: string) => name.toLowerCase();

const records = [
  { code: "A", name: "One", aliases: ["Uno", "Two"] },
  { code: "B", name: "Two", aliases: [""] },
  { code: "C", name: "Same", aliases: [] },
  { code: "D", name: "same", aliases: ["b"] },
];

const find = indexIdentifiers(
  () => records,
  [
    { names: (record) => [record.code, null], key: codeKey },
    { names: (record) => [record.name], key: lower },
    { names: (record) => record.aliases, key: lower },
  ],
);

const codes = (name: string) => find(name).map((record) => record.code);

it("finds by code, name and alias", () => {
  expect(codes(" a ")).toEqual(["A"]);
  expect(codes("ONE")).toEqual(["A"]);
  expect(codes("uno")).toEqual(["A"]);
});

it("lets the earlier tier win", () => {
  expect(codes("two")).toEqual(["B"]);
  expect(codes("b")).toEqual(["B"]);
});

it("leaves out what is not accepted, so that a later tier is tried", () => {
  expect(find("two", ({ code }) => code !== "B").map((record) => record.code)).toEqual(["A"]);
});

it("answers every record that shares a name, and none to an empty one", () => {
  expect(codes("SAME")).toEqual(["C", "D"]);
  expect(codes("")).toEqual([]);
  expect(codes("__proto__")).toEqual([]);
});
