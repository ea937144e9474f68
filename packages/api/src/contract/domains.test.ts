import { readdirSync } from "node:fs";
import { datasetNames, domainNames, domains, tableNames } from "@naijaref/records";
import { expect, it } from "vitest";
import { contract } from "./index.ts";
import type { Operation } from "./operation.ts";

/** What the compiler cannot see when a domain is added, and somebody forgets one of its parts. */

const below = (path: string): string[] => readdirSync(new URL(`../../../../${path}`, import.meta.url));

it.each(domainNames)("%s has operations", (domain) => {
  const operations: Operation[] = Object.values(contract);
  expect(operations.some((operation) => operation.domain === domain)).toBe(true);
});

it.each(datasetNames)("%s has a folder of data and a guide", (dataset) => {
  expect(below("data")).toContain(dataset);
  expect(below("docs")).toContain(`${dataset}.md`);
});

it("gives each table a name of its own", () => {
  const names = domainNames.flatMap((domain) => Object.keys(domains[domain].tables));
  expect(names).toEqual(tableNames);
});

it("registers every folder of data", () => {
  const about = ["evidence", "witnesses"];
  const folders = below("data").filter((name) => !name.includes(".") && !about.includes(name));
  expect(datasetNames).toEqual(expect.arrayContaining(folders));
});
