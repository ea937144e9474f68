import fc from "fast-check";
import { expect, it } from "vitest";
import { parseBounded } from "./bounded-json.ts";
import { readForm } from "./form.ts";

it("reads what the platform reads, where the encoding is sound", () => {
  const names = fc.constantFrom("queries", "extend", "other", "");
  const pairs = fc.array(fc.tuple(names, fc.string({ unit: "grapheme" })), { maxLength: 16 });
  fc.assert(
    fc.property(pairs, (all) => {
      const text = new URLSearchParams(all).toString();
      const expected = new URLSearchParams(text);
      const form = readForm(text, ["queries", "extend"]);
      expect(form).toEqual(
        Object.fromEntries(
          ["queries", "extend"].flatMap((name) => (expected.has(name) ? [[name, expected.get(name)]] : [])),
        ),
      );
    }),
  );
});

it("refuses countless fields, and an encoding that is not sound", () => {
  expect(readForm("a&".repeat(17), ["queries"])).toBe("too_many_fields");
  expect(readForm("queries=%ZZ", ["queries"])).toBe("malformed");
  expect(readForm("other=%ZZ&queries=1", ["queries"])).toEqual({ queries: "1" });
  expect(readForm("", ["queries"])).toEqual({});
});

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
