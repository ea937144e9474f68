import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readDataBeside, versionOf } from "../../../tools/data/compile/complete-dataset.ts";
import { countFields } from "../../../tools/data/compile/field-counts.ts";
import {
  EVIDENCE_MODULE,
  writeEvidenceModule,
  writeModules,
  writePollingUnitModules,
} from "../../../tools/data/compile/modules.ts";
import { readDataset, readProofs, readWitnesses } from "../../../tools/data/table/index.ts";

const beside = readDataBeside();
const { topology, pollingUnits } = beside;

// Compiles all data again, as `npm run build` has done just before.
it("compiles the same data to the same bytes as the build did", () => {
  const dataset = readDataset();
  const made = {
    naijaref: writeModules(dataset, beside, countFields(dataset, readProofs(), readWitnesses())).set(
      EVIDENCE_MODULE,
      writeEvidenceModule(dataset, pollingUnits),
    ),
    "polling-units": writePollingUnitModules(dataset, pollingUnits),
  };
  for (const [name, modules] of Object.entries(made)) {
    const folder = new URL(`../../../packages/${name}/src/generated/`, import.meta.url);
    const differs = ([file, content]: [string, string]) =>
      readFileSync(new URL(file, folder), "utf8") !== content;
    expect([...modules].filter(differs).map(([file]) => file)).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual([...modules.keys()].sort());
  }
});

it("names a version by its newest change, and anew when any value moves", () => {
  const dataset = readDataset();
  const moved = {
    ...dataset,
    states: dataset.states.map((row, at) => (at === 0 ? { ...row, capital: "Eko" } : row)),
  };
  const later = {
    ...dataset,
    changes: [...dataset.changes, { date: "2199-01-01", dataset: "places", change: "Test." }],
  };
  const redrawn = { ...beside, topology: { ...topology, arcs: topology.arcs.slice(1) } };
  const renamed = {
    ...beside,
    pollingUnits: pollingUnits.map((file) => ({ ...file, content: file.content.replace("I", "II") })),
  };
  expect(versionOf(dataset, beside)).toMatch(/^\d{4}-\d{2}-\d{2}\+[0-9a-f]{8}$/);
  expect(versionOf(moved, beside)).not.toBe(versionOf(dataset, beside));
  expect(versionOf(dataset, redrawn)).not.toBe(versionOf(dataset, beside));
  expect(versionOf(dataset, renamed)).not.toBe(versionOf(dataset, beside));
  expect(versionOf(later, beside)).toMatch(/^2199-01-01\+/);
});
