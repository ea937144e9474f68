import { checksumOf, withChecksums } from "@naijaref/tools/changes";
import { readUnitContents } from "@naijaref/tools/table";
import { expect, it } from "vitest";
import { dataset, edited, without, withRow } from "../edited.ts";
import type { CheckedDataset } from "../rule.ts";
import { changesRecorded } from "./changes-recorded.ts";

const keysOf = (broken: CheckedDataset) => changesRecorded.check(broken).map(({ key }) => key);

const fixed = (broken: CheckedDataset, today: string): CheckedDataset => ({
  ...broken,
  ...withChecksums(broken, today),
});

const change = { date: "2199-01-01", dataset: "places", change: "A test.", checksum: null };

it("finds a dataset that changed without a line, which fix:data does not hide on a later day", () => {
  const moved = edited("states", "LA", { capital: "Lagos" });
  expect(keysOf(moved)).toEqual(["places"]);
  expect(keysOf(fixed(moved, "2199-01-01"))).toEqual(["places"]);
});

it("accepts the change when a line of today tells it", () => {
  const told = { ...edited("states", "LA", { capital: "Lagos" }), changes: [...dataset.changes, change] };
  expect(keysOf(told)).toEqual(["places"]);
  expect(keysOf(fixed(told, "2199-01-01"))).toEqual([]);
});

it("finds a dataset without any line", () => {
  const places = dataset.changes.filter((row) => row["dataset"] === "places");
  expect(keysOf({ ...dataset, changes: dataset.changes.filter((row) => !places.includes(row)) })).toEqual([
    "places",
  ]);
});

it("finds a record that was added or removed", () => {
  expect(keysOf(without("institutions", "ecobank"))).toEqual(["banks"]);
  expect(keysOf(withRow("shortCodes", { code: "999" }))).toEqual(["phones"]);
});

it("counts a change of one letter of one polling unit", () => {
  const contents = readUnitContents().map(({ content }) => content);
  const changed = contents.with(23, (contents[23] ?? "").replace("Nurudeen", "Nurudin"));
  expect(checksumOf("polling-units", dataset, contents)).toBe(checksumOf("polling-units", dataset));
  expect(checksumOf("polling-units", dataset, changed)).not.toBe(checksumOf("polling-units", dataset));
});
