import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { checksumOf, withChecksums } from "@naijaref/tools/changes";
import { readUnitContents } from "@naijaref/tools/table";
import { describe, expect, it } from "vitest";
import { type ConstituencyKind, listConstituencies } from "../../packages/naijaref/src/elections/index.ts";
import { wardsOfLga } from "../../packages/naijaref/src/places/index.ts";
import { placeKey } from "../../packages/naijaref/src/text/index.ts";
import { rules } from "../../tools/publish/downloads/vectors/rules.ts";
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

/** Identifiers that are meant not to find their former record, and why. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ["institutions 090632", "Umuchukwu's NIP code was 090652 in two lists, and is corrected"],
]);

const finds = (rule: string, input: Readonly<Record<string, string>>): readonly string[] => {
  const found = rules[rule]?.(input) as { readonly ok: boolean; readonly value: string };
  return found.ok ? [found.value] : [];
};

/** The codes or ids that an identifier finds today. */
const lookUps: Readonly<Record<string, (identifier: string, scope: string) => readonly string[]>> = {
  states: (identifier) => finds("find_state", { identifier }),
  lgas: (identifier, state) => finds("find_lga", { identifier, ...(state === "" ? {} : { state }) }),
  wards: (identifier, lga) => {
    const wards = wardsOfLga(lga);
    if (!wards.ok) return [];
    const key = placeKey(identifier);
    const named = wards.value.filter((ward) => placeKey(ward.name) === key);
    const known = wards.value.filter((ward) => ward.aliases.some((alias) => placeKey(alias) === key));
    return (named.length > 0 ? named : known).map(({ code }) => code);
  },
  constituencies: (identifier, scope) => {
    if (scope === "") return finds("find_constituency", { code: identifier });
    const [kind, state] = scope.split(" ");
    const found = listConstituencies({ kind: kind as ConstituencyKind, state, name: identifier });
    return found.ok ? found.value.map(({ code }) => code) : [];
  },
  institutions: (identifier) => finds("find_bank", { identifier }),
};

const edition = (name: string) =>
  gunzipSync(readFileSync(new URL(`editions/${name}.tsv.gz`, import.meta.url)))
    .toString("utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t") as [table: string, scope: string, finds: string, identifiers: string]);

it("still finds every record by each identifier of the first edition", () => {
  const lines = edition("first");
  const lost = lines.flatMap(([table, scope, finds, identifiers]) =>
    identifiers.split("|").flatMap((identifier) => {
      if (EXCEPTIONS.has(`${table} ${identifier}`)) return [];
      const found = lookUps[table]?.(identifier, scope) ?? [];
      return found.join() === finds ? [] : [`${table} ${scope} ${identifier}: ${finds}, now ${found.join()}`];
    }),
  );
  expect(lost).toEqual([]);
  expect(lines.length).toBeGreaterThan(13_000);
});

it("needs each of its exceptions", () => {
  const identifiers = new Set(
    edition("first").flatMap(([table, , , names]) => names.split("|").map((name) => `${table} ${name}`)),
  );
  for (const exception of EXCEPTIONS.keys()) {
    expect(identifiers).toContain(exception);
    const [table = "", identifier = ""] = exception.split(" ");
    expect(lookUps[table]?.(identifier, "")).toEqual([]);
  }
});
