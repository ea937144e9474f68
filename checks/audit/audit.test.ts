import { expect, it } from "vitest";
import { dataset, withWitness } from "../edited.ts";
import { listOf, textOf } from "../rule.ts";
import { audit, auditable, sample } from "./audit.ts";
import { oldSources } from "./old-sources-main.ts";

const keys = Array.from({ length: 500 }, (_, at) => `key-${at}`);

it("takes the same sample for the same seed, and another for another", () => {
  expect(sample(keys, 40, "a")).toHaveLength(40);
  expect(sample(keys, 40, "a")).toEqual(sample(keys.toReversed(), 40, "a"));
  expect(sample(keys, 40, "a")).not.toEqual(sample(keys, 40, "b"));
  expect(sample(["only"], 40, "a")).toEqual(["only"]);
});

it("prints each value with what its two publishers say, and none that is unverified", () => {
  const text = audit(dataset, { field: "headquarters", table: "lgas", size: 774, seed: "test" });
  expect(text).toMatch(/NG004019 Orumba North: Ajalli\n +"Ajalli".*: simplemaps-ng \(SimpleMaps\)/);
  expect(text).toContain("inec-constituencies-xls (Independent National Electoral Commission");
  expect(text).toContain('"Ufuma" [another value]: ocha-cod-ab-2019');
  const unverified = dataset.lgas.filter((lga) => listOf(lga, "unverified_fields").includes("headquarters"));
  for (const lga of unverified) expect(text).not.toContain(textOf(lga, "code"));
});

it("names the list and its date where a list decides, and the rule where one proves", () => {
  const listed = audit(dataset, { field: "senatorial_district_code", size: 1, seed: "test" });
  expect(listed).toMatch(/on the list of the body that decides it: inec-irev-2023 \(.*, 2023-03\)/);
  expect(audit(dataset, { field: "lga_code", size: 1, seed: "test" })).toContain("the rule nested-codes");
});

it("shows a contradiction", () => {
  const contradicted = withWitness("lgas", {
    key: "NG025011",
    field: "headquarters",
    says: "Alausa",
    sources: ["statoids"],
  });
  const text = audit(contradicted, { field: "headquarters", table: "lgas", size: 774, seed: "test" });
  expect(text).toContain('"Alausa" [another value]: statoids');
});

it("finds for every value of every field what proves it", () => {
  expect(auditable(dataset).length).toBeGreaterThan(60);
  const text = audit(dataset, { size: 40, seed: "naijaref" });
  expect(text).not.toContain("does not have it");
  const lines = text.split("\n");
  const values = lines.filter((line) => /^ {2}\S/.test(line));
  expect(values.length).toBeGreaterThan(1500);
  for (const [at, line] of lines.entries())
    if (values.includes(line)) expect(lines[at + 1], line).toMatch(/^ {4}\S/);
});

const source = (id: string, compared: string) => ({ id, compared, name: "A list" });

it("lists what was not compared for a year, the oldest first", () => {
  const sources = [
    source("new", "2026-11-21"),
    source("old", "2025-11-20"),
    source("older", "2024-02-29"),
    source("a-year", "2025-11-21"),
  ];
  expect(oldSources(sources, "2026-11-21")).toEqual(["2024-02-29  older  A list", "2025-11-20  old  A list"]);
  expect(oldSources(sources, "2024-03-01")).toEqual([]);
});
