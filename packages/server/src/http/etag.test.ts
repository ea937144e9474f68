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
