import fc from "fast-check";
import { expect, it } from "vitest";
import { entityTag, matchesEntityTag } from "./etag.ts";

const encoder = new TextEncoder();

it("names no two of many bodies alike", () => {
  const bodies = Array.from(
    { length: 50_000 },
    (_, at) => `{"data":{"code":"${at}","name":"Ward ${at % 97}"}}`,
  );
  expect(new Set(bodies.map((body) => entityTag(encoder.encode(body)))).size).toBe(bodies.length);
});

it("is the same for a text and its bytes, and another for any other byte or length", () => {
  const ascii = fc.string({ unit: "binary-ascii", minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(ascii, fc.nat(), fc.integer({ min: 1, max: 127 }), (body, place, change) => {
      const bytes = encoder.encode(body);
      const tag = entityTag(bytes);
      expect(entityTag(body)).toBe(tag);
      expect(entityTag(encoder.encode(`${body}\0`))).not.toBe(tag);
      const at = place % bytes.length;
      bytes[at] = (bytes[at] ?? 0) ^ change;
      expect(entityTag(bytes)).not.toBe(tag);
    }),
  );
});

it("reads every byte of a long body", () => {
  const body = new Uint8Array(20_000);
  const tags = [0, 4095, 4096, 8191, 8192, 19_999].map((at) => entityTag(body.with(at, 1)));
  expect(new Set([entityTag(body), ...tags]).size).toBe(7);
});

it("finds a tag in every list that has it, weak or strong", () => {
  const other = fc.stringMatching(/^(W\/)?"[a-z0-9,]{0,8}"$/);
  fc.assert(
    fc.property(fc.array(other), fc.array(other), fc.string(), fc.boolean(), (before, after, body, weak) => {
      const tag = entityTag(encoder.encode(body));
      const written = weak ? tag : tag.slice(2);
      expect(matchesEntityTag([...before, written, ...after].join(", "), tag)).toBe(true);
      fc.pre(![...before, ...after].some((item) => item.endsWith(tag.slice(2))));
      expect(matchesEntityTag([...before, ...after].join(", "), tag)).toBe(false);
    }),
  );
});
