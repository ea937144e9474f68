import { bank, integer, list, maybeText, oneOf } from "@naijaref/records";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { expect, it } from "vitest";
import { answerTo } from "./sample.ts";
import { type Schema, sampleOf } from "./schema-words.ts";

const notes = { description: "Some words.", example: "x" };

it("makes a value of the examples of a schema, in objects and lists too", () => {
  const inner: Schema = { type: "object", properties: { id: maybeText(notes) as Schema } };
  const properties = {
    name: oneOf(["a", "b"], { ...notes, example: "a" }) as Schema,
    count: integer({ ...notes, example: 3 }) as Schema,
    names: list({ ...notes, example: ["y"] }) as Schema,
    one: inner,
    many: { type: "array", items: inner },
    any: { type: "object" },
  };
  expect(sampleOf({ type: "object", properties })).toEqual({
    name: "a",
    count: 3,
    names: ["y"],
    one: { id: "x" },
    many: [{ id: "x" }],
    any: {},
  });
});

it("has every field of a record, in its order", () => {
  const fields = bank.fields as unknown as Readonly<Record<string, Schema>>;
  expect(Object.keys(sampleOf({ properties: fields }) as object)).toEqual(Object.keys(fields));
});

const site = { pollingUnits: createPollingUnits(loadStateModule) };

it.each([
  ["validateNuban", "/v1/validate/nuban?account=0000014579&bank=first-bank", { cbn_code: "011" }],
  ["listBanks", "/v1/banks?type=merchant", { type: "merchant" }],
  ["getPollingUnit", "/v1/polling-units/24-11-01-007", { code: "24-11-01-007" }],
] as const)("shows what the service answers to %s, of a list the first record", async (id, target, part) => {
  const { data } = (await answerTo(id, target, site)) as { data: unknown };
  const [record] = [data].flat() as [{ readonly bank?: object }];
  expect(record.bank ?? record).toMatchObject(part);
});
