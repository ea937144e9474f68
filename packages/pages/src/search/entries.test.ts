import { expect, it } from "vitest";
import { findRecords } from "./entries.ts";

it.each(["Unity B", "Unity Ba", "Unity Ban", "Unity Bank"])(
  "finds a closed bank while its name is typed: %s",
  (text) => expect(findRecords(text, 8)[0]?.code).toBe("unity-bank"),
);

it.each(["15 Allen Ave", "ikeja zzzz"])("shows what the whole words of %s find", (text) =>
  expect(findRecords(text, 8).map(({ name }) => name)).toContain(text.startsWith("15") ? "Allen" : "Ikeja"),
);

it("finds nothing for what no name begins with", () => {
  expect(findRecords("zzzzqq", 8)).toEqual([]);
  expect(findRecords("15 A", 8)).toEqual([]);
});
