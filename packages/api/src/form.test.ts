import fc from "fast-check";
import { expect, it } from "vitest";
import { parseBounded } from "./bounded-json.ts";
import { readForm } from "./form.ts";

const encoder = new TextEncoder();
const read = (text: string, names: readonly string[]) => readForm(encoder.encode(text), names);

it("reads what the platform reads, where the encoding is sound", () => {
  const names = fc.constantFrom("queries", "extend", "other", "");
  const pairs = fc.array(fc.tuple(names, fc.string({ unit: "grapheme" })), { maxLength: 16 });
  fc.assert(
    fc.property(pairs, (all) => {
      const text = new URLSearchParams(all).toString();
      const expected = new URLSearchParams(text);
      const form = read(text, ["queries", "extend"]);
      expect(form).toEqual(
        Object.fromEntries(
          ["queries", "extend"].flatMap((name) => (expected.has(name) ? [[name, expected.get(name)]] : [])),
        ),
      );
    }),
  );
});

it("refuses countless fields, and an encoding that is not sound", () => {
  expect(read("a&".repeat(17), ["queries"])).toBe("too_many_fields");
  expect(read("queries=%ZZ", ["queries"])).toBe("malformed");
  expect(read("other=%ZZ&queries=1", ["queries"])).toEqual({ queries: "1" });
  expect(read("queries=%C3%28", ["queries"])).toBe("malformed");
  expect(read("", ["queries"])).toEqual({});
});

it("refuses a field that is longer than what is parsed, however it is encoded", () => {
  const [most, more] = [256 * 1024, 256 * 1024 + 1];
  for (const letter of ["+", "%20", "a"]) {
    expect(read(`queries=${letter.repeat(most)}`, ["queries"])).not.toBe("too_long");
    expect(read(`queries=${letter.repeat(more)}`, ["queries"])).toBe("too_long");
    expect(read(`junk=${letter.repeat(more)}`, ["queries"])).toEqual({});
  }
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

it("parses bytes that are UTF-8, and no others", () => {
  expect(parseBounded(encoder.encode('{"a":"ɓ"}'))).toEqual({ ok: true, value: { a: "ɓ" } });
  expect(parseBounded(Uint8Array.of(0x22, 0xc3, 0x22))).toEqual({ ok: false, problem: "malformed" });
});

it("does not count what stands in a text", () => {
  expect(parseBounded(JSON.stringify(`${",[{".repeat(20_000)}\\"`))).toMatchObject({ ok: true });
});
