import { expect, it } from "vitest";
import { isExact, suggest } from "./index.ts";

it.each([
  ["Ikeja", true],
  ["LA", true],
  ["Egbado North", true],
  ["24-11-01", true],
  ["Ikeja, Lagos", true],
  ["Ward 3 Ikeja", true],
  ["Asaba", false],
  ["North Ibadan", false],
  ["Onitsha", false],
  ["Ikej", false],
  ["Ikejaa", false],
])("of the first result for %s is %s", (query, exact) => {
  const found = suggest(query, { kinds: ["state", "lga", "ward"], limit: 1 });
  expect(found.ok && found.value.map(isExact)).toEqual([exact]);
});
