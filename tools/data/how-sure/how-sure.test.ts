import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { countFields } from "../compile/field-counts.ts";
import { readDataset, readProofs, readWitnesses } from "../table/index.ts";
import { writeHowSure } from "./how-sure.ts";

const dataset = readDataset();
const fields = countFields(dataset, readProofs(), readWitnesses());
const countsOf = (data: typeof dataset) =>
  countFields(data, readProofs(), []).find(
    ({ dataset: table, field }) => table === "states" && field === "created",
  );

it("is what docs/how-sure.md contains; run `npm run tool how-sure` when the data changes", () => {
  const committed = readFileSync(new URL("../../../docs/how-sure.md", import.meta.url), "utf8");
  expect(committed).toBe(writeHowSure(fields));
});

it("counts what is known, and of that what is marked", () => {
  const states = dataset.states.map((row, at) => ({
    ...row,
    created: at === 0 ? null : "1967-05-27",
    unverified_fields: at === 1 ? ["created"] : [],
  }));
  expect(countsOf({ ...dataset, states })).toMatchObject({
    records: 37,
    known: 36,
    verified: 35,
    unverified: 1,
  });
});

it("adds up in every field", () => {
  for (const { known, verified, unverified, records } of fields) {
    expect(verified + unverified).toBe(known);
    expect(known).toBeLessThanOrEqual(records);
  }
});
