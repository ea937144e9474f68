import { contract } from "@naijaref/api/contract";
import { bank, integer, list, maybeText, oneOf } from "@naijaref/records";
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

it("shows what the service answers, so that code and name are of one bank", () => {
  const { validateNuban } = contract;
  expect(answerTo("validateNuban", validateNuban)).toMatchObject({
    data: { account: "0000014579", bank: { id: "first-bank", cbn_code: "011" } },
  });
  const [first] = Object.entries(contract).filter(([id]) => id === "listBanks");
  expect(first && answerTo(...first)).toMatchObject({ data: [{ status: "active" }] });
});
