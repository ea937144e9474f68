import fc from "fast-check";
import { expect, it } from "vitest";
import { parseBounded } from "./bounded-json.ts";

it("parses what the platform parses", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      let expected: unknown;
      try {
        expected = { ok: true, value: JSON.parse(text) as unknown };
      } catch {
        expected = { ok: false, problem: "malformed" };
      }
      expect(parseBounded(text)).toEqual(expected);
    }),
  );
});

it.each([
  ["a long text", JSON.stringify("x".repeat(300_000))],
  ["many items", JSON.stringify(Array(20_000).fill(1))],
  ["lists in lists", `${"[".repeat(20_000)}${"]".repeat(20_000)}`],
  ["many members", JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [at, 1])))],
])("does not parse %s", (_, text) => {
  expect(parseBounded(text)).toEqual({ ok: false, problem: "too_long" });
});

it("does not count what stands in a text", () => {
  expect(parseBounded(JSON.stringify(`${",[{".repeat(20_000)}\\"`))).toMatchObject({ ok: true });
});
