import { expect, it } from "vitest";
import { readDataBeside, versionOf } from "../../../tools/data/compile/complete-dataset.ts";
import { readDataset } from "../../../tools/data/table/index.ts";

const beside = readDataBeside();
const { topology, pollingUnits } = beside;

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
