import { describe, expect, it } from "vitest";
import { readDataset } from "./dataset.ts";
import { writeTables } from "./write.ts";

const { states, wards, sources } = readDataset();

describe("writeTables", () => {
  it("names a folder's files by the states' slugs, and sorts the rows", () => {
    const files = writeTables({ wards: wards.toReversed() }, states);
    expect(files.size).toBe(37);
    expect(files.get("places/wards/lagos.csv")?.split("\n")[1]).toMatch(/^24-01-01,/);
  });

  it("writes the same whatever order and spacing the rows have", () => {
    const untidy = sources.toReversed().map((row) => ({ ...row, name: ` ${String(row["name"])}  ` }));
    expect(writeTables({ sources: untidy }, states)).toEqual(writeTables({ sources }, states));
  });

  it("puts unverified fields in the record's order, once", () => {
    const [state] = states;
    const written = writeTables({ states: [{ ...state, unverified_fields: ["lon", "lat", "lon"] }] }, states);
    expect(written.get("places/states.csv")).toContain(",lat|lon,");
  });
});
