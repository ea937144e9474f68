import fc from "fast-check";
import { expect, it } from "vitest";
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
