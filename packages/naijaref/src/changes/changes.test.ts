import { readFileSync } from "node:fs";
import { recordChange, snakeCase } from "@naijaref/records";
import { changesOf, listChanges } from "naijaref/changes";
import { expect, it } from "vitest";

interface Line {
  readonly data_version: string;
  readonly date: string;
  readonly code: string;
}

/** As `npm run tool changes` printed them: oldest first. */
const lines = readFileSync(new URL("../../../../data/record-changes.ndjson", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as Line);

const versions = [...new Set(lines.map(({ data_version }) => data_version))];

const inApiNames = (change: object): unknown =>
  Object.fromEntries(Object.entries(change).map(([name, value]) => [snakeCase(name), value]));

it("lists what is recorded, every field of every line, the newest edition first", () => {
  const expected = [...versions]
    .reverse()
    .flatMap((version) => lines.filter(({ data_version }) => data_version === version));
  expect(listChanges().map(inApiNames)).toEqual(expected);
  expect(Object.keys(inApiNames(listChanges()[0] ?? {}) as object)).toEqual(Object.keys(recordChange.fields));
});

it("lists the editions since a day, that day too, and those after a version", () => {
  const [oldest = ""] = versions;
  const newest = versions.at(-1) ?? "";
  expect(listChanges({ since: oldest.slice(0, 10) })).toEqual(listChanges());
  expect(listChanges({ since: "2000-01-01" })).toEqual(listChanges());
  expect(listChanges({ since: "2999-12-31" })).toEqual([]);
  expect(listChanges({ since: newest })).toEqual([]);
  // No edition has this version: all of its day is what it may lack.
  expect(listChanges({ since: `${newest.slice(0, 10)}+ffffffff` })).toEqual(
    listChanges({ since: newest.slice(0, 10) }),
  );
});

it("finds the changes of one record, and of no other", () => {
  const codes = new Set(lines.map(({ code }) => code));
  for (const code of codes) {
    expect(changesOf(` ${code.toLowerCase()} `).length).toBe(
      lines.filter((line) => line.code === code).length,
    );
  }
  expect(changesOf("XX")).toEqual([]);
  for (const junk of [undefined, null, 7, {}]) expect(changesOf(junk as unknown as string)).toEqual([]);
});
