import { expect, it } from "vitest";
import { readTopology } from "../boundaries/index.ts";
import { readDataset } from "../table/index.ts";
import { writeModules } from "./modules.ts";
import { versionOf } from "./version.ts";

const topology = readTopology();

it("compiles the same data to the same bytes", () => {
  expect(writeModules(readDataset(), topology, [])).toEqual(writeModules(readDataset(), topology, []));
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
  expect(versionOf(dataset)).toMatch(/^\d{4}-\d{2}-\d{2}\+[0-9a-f]{8}$/);
  expect(versionOf(moved)).not.toBe(versionOf(dataset));
  const redrawn = { ...topology, arcs: topology.arcs.slice(1) };
  expect(versionOf(dataset, redrawn)).not.toBe(versionOf(dataset));
  expect(versionOf(later)).toMatch(/^2199-01-01\+/);
});
