import { BANK_TYPES as recorded } from "@naijaref/records";
import { expect, it } from "vitest";
import { BANK_TYPES } from "./types.ts";

it("lists the types of the record's definition", () => {
  expect(BANK_TYPES).toEqual(recorded);
});
