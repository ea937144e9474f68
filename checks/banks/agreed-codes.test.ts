import { expect, it } from "vitest";
import { dataset, edited } from "../edited.ts";
import { agreedCodes } from "./agreed-codes.ts";

it("holds for the dataset", () => {
  expect(agreedCodes.check(dataset)).toEqual([]);
});

it.each([
  ["no list", { sources: ["cbn-institutions-2026"] }, 2],
  ["one publisher", { sources: ["paystack-banks"] }, 2],
  ["one publisher's two editions", { sources: ["paystack-banks", "paystack-banks-2018"] }, 2],
  ["the assigner of the other code", { sources: ["nibss-nip-2021"] }, 1],
  ["two publishers", { sources: ["paystack-banks", "flutterwave-banks"] }, 0],
  ["nothing, but marked", { sources: [], unverified_fields: ["cbn_code", "nip_code"] }, 0],
])("judges codes that rest on %s", (_, cells, count) => {
  expect(agreedCodes.check(edited("institutions", "gtbank", cells))).toHaveLength(count);
});
