import { expect, it } from "vitest";
import { validatorsOf } from "../../../../tests/library/described.ts";

const faultsOf = validatorsOf({
  components: {
    schemas: {
      Place: {
        type: "object",
        // A field may have the name of a keyword.
        properties: { code: { type: "string" }, properties: { type: "object", properties: { a: {} } } },
        required: ["code"],
      },
      Either: { anyOf: [{ $ref: "#/components/schemas/Place" }, { type: "null" }] },
    },
  },
});

it("finds a member that the description does not have, at any depth, and one that is missing", () => {
  expect(faultsOf("Place", { code: "x", properties: { a: 1 } })).toEqual([]);
  expect(faultsOf("Either", null)).toEqual([]);
  expect(faultsOf("Place", { code: "x", name: "y" })).not.toEqual([]);
  expect(faultsOf("Either", { code: "x", name: "y" })).not.toEqual([]);
  expect(faultsOf("Place", { code: "x", properties: { b: 1 } })).not.toEqual([]);
  expect(faultsOf("Place", {})).not.toEqual([]);
  expect(faultsOf("Nowhere", {})).toEqual(["the description has nothing at /components/schemas/Nowhere"]);
});
