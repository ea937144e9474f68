import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readDataset } from "../table/index.ts";
import { writeFacts } from "./facts.ts";
import { pages, readDescription } from "./pages.ts";

const dataset = readDataset();
const description = readDescription();
const write = (page: string) => writeFacts(page, dataset, description);

it.each(pages)(
  "$path states the facts of the dataset; run `npm run tool facts` when they change",
  ({ file }) => {
    const page = readFileSync(file, "utf8");
    expect(page).toBe(write(page));
  },
);

it("counts records, of several tables and under conditions", () => {
  const counted = (fact: string) => write(`<!-- fact:${fact} -->?<!-- /fact -->`).replace(/<!--.*?-->/g, "");
  const of = (rows: readonly unknown[]) => rows.length.toLocaleString("en");
  expect(counted("count wards")).toBe(of(dataset.wards));
  expect(counted("count states+lgas")).toBe(of([...dataset.states, ...dataset.lgas]));
  expect(counted("count states code=LA")).toBe("1");
  expect(counted("count institutions merged_into!=")).toBe(
    of(dataset.institutions.filter((row) => row["merged_into"] !== null)),
  );
  expect(counted("count states unverified=created")).toBe(
    of(dataset.states.filter((row) => (row["unverified_fields"] as readonly string[]).includes("created"))),
  );
});

it("lists every path of the description", () => {
  const table = write("<!-- fact:paths --><!-- /fact -->");
  for (const path of Object.keys(description.paths)) expect(table).toContain(`\`${path}\``);
});

it.each(["sum wards", "count rivers", "count states colour=green"])("refuses %j", (fact) => {
  expect(() => write(`<!-- fact:${fact} --><!-- /fact -->`)).toThrow(
    /not a (fact|table)|does not name a field/,
  );
});
