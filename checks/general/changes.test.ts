import { checksumOf, withChecksums } from "@naijaref/tools/changes";
import { readUnitContents } from "@naijaref/tools/table";
import { describe, expect, it } from "vitest";
import { dataset, edited, without, withRow } from "../edited.ts";
import { proveRules } from "../prove-rules.ts";
import type { CheckedDataset } from "../rule.ts";
import { changesRecorded, recordChanges } from "./changes.ts";

describe("changes recorded", () => {
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
});

describe("record changes", () => {
  const [first] = dataset.recordChanges;
  if (first === undefined) throw new Error("no change is recorded");

  /** After every real edition. */
  const DAY = "2999-01-01";

  /** The dataset with an edition of that day, in which one record changed. */
  const changed = (change: Partial<typeof first>): CheckedDataset => ({
    ...dataset,
    changes: [...dataset.changes, { date: DAY, dataset: "places", summary: "A test.", checksum: null }],
    recordChanges: [
      ...dataset.recordChanges,
      { ...first, date: DAY, data_version: `${DAY}+ffffffff`, ...change },
    ],
  });

  const renamed = { kind: "lgas", code: "NG011003", field: "name", change: "renamed" } as const;

  proveRules([
    [recordChanges, "a value that was edited after it", changed({ ...renamed, after: "X" }), "lgas NG011003"],
    [
      recordChanges,
      "a record that is gone",
      changed({ kind: "short_codes", code: "0000", field: null, change: "added" }),
      "short_codes 0000",
    ],
    [recordChanges, "a table that does not exist", changed({ kind: "towns", code: "x" }), "towns x"],
    [
      recordChanges,
      "a line out of order",
      {
        ...dataset,
        recordChanges: [...dataset.recordChanges, { ...first, code: "LA", date: "2026-01-01" }],
      },
      `${first.kind} LA`,
    ],
    [
      recordChanges,
      "a line that is apart from its edition",
      {
        ...dataset,
        recordChanges: [
          ...dataset.recordChanges,
          { ...first, date: DAY, data_version: `${first.date}+ffffffff` },
          { ...first, date: DAY, code: "LA" },
        ],
      },
      `${first.kind} LA`,
    ],
  ]);
});
