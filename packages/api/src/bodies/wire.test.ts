import fc from "fast-check";
import { expect, it } from "vitest";
import { writeJson } from "./wire.ts";

it("writes names in snake_case at every depth, and nothing else otherwise", () => {
  const value = { stateCode: "LA", list: [{ inecCode: null, lat: 6.5 }], none: [], empty: {} };
  expect(writeJson(value)).toBe(
    '{"state_code":"LA","list":[{"inec_code":null,"lat":6.5}],"none":[],"empty":{}}',
  );
});

it("writes what JSON.stringify does where no name has a capital", () => {
  const name = fc.string().map((text) => text.toLowerCase());
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      fc.string({ unit: "binary" }),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie("tree"), { maxLength: 4 }),
      fc.dictionary(name, tie("tree"), { maxKeys: 4 }),
    ),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      expect(writeJson(value)).toBe(JSON.stringify(value));
    }),
  );
});
