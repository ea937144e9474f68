import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Row } from "../table/index.ts";
import { compareEditions, type Edition } from "./compare.ts";

const EDDA: Row = {
  code: "NG011003",
  name: "Afikpo South",
  lat: 5.8,
  aliases: ["Edda", "Afikpo S"],
  sources: ["ocha-cod-ab-2019"],
};
const BANK: Row = { id: "unity-bank", status: "active", status_date: null, sources: ["cbn"] };

const edition = (dataVersion: string, tables: Readonly<Record<string, readonly Row[]>>): Edition => ({
  dataVersion,
  tables: new Map(
    Object.entries(tables).map(([name, rows]) => [
      name,
      new Map(rows.map((row) => [String(row["code"] ?? row["id"]), row])),
    ]),
  ),
});

const FIRST = edition("2026-11-21+aaaaaaaa", { lgas: [EDDA], banks: [BANK] });

const changed = (lga: Row, bank: Row = BANK) =>
  compareEditions(FIRST, edition("2026-12-01+bbbbbbbb", { lgas: [lga], banks: [bank] }));

describe("two editions", () => {
  it("that are equal have no changes, whatever the order of lists", () => {
    expect(changed({ ...EDDA, aliases: ["Afikpo S", "Edda"] })).toEqual([]);
  });

  it("say which field was what, and is what", () => {
    expect(changed({ ...EDDA, name: "Edda", sources: ["constitution"] })).toEqual([
      {
        data_version: "2026-12-01+bbbbbbbb",
        date: "2026-12-01",
        kind: "lgas",
        code: "NG011003",
        change: "renamed",
        happened: null,
        field: "name",
        before: "Afikpo South",
        after: "Edda",
        sources: ["constitution"],
      },
      expect.objectContaining({ change: "corrected", field: "sources" }),
    ]);
  });

  it("tell an event in the world from a correction, with its own date", () => {
    expect(changed(EDDA, { ...BANK, status: "merged", status_date: "2026-10-05" })).toMatchObject([
      { change: "closed", field: "status", after: "merged", happened: "2026-10-05" },
      { change: "corrected", field: "status_date", happened: null },
    ]);
  });

  it.each([
    ["moved", { ...EDDA, lat: 5.9 }, "lat"],
    ["corrected", { ...EDDA, aliases: ["Edda"] }, "aliases"],
  ])("show what is %s", (change, lga, field) => {
    expect(changed(lga)).toMatchObject([{ change, field }]);
  });

  it("show records that were added or removed, but no table or field that only one of them has", () => {
    const lga = { ...EDDA, code: "NG011004" };
    const bank = { ...BANK, colour: "red" };
    const other = edition("2026-12-01+bbbbbbbb", { lgas: [lga], banks: [bank], wards: [EDDA] });
    expect(compareEditions(FIRST, other).map(({ kind, code, change }) => [kind, code, change])).toEqual([
      ["lgas", "NG011003", "removed"],
      ["lgas", "NG011004", "added"],
    ]);
  });

  it("differ by the fields that differ, and by no others", () => {
    const row = fc.record({ code: fc.constant("x"), name: fc.string(), lat: fc.option(fc.integer()) });
    fc.assert(
      fc.property(row, row, (before, after) => {
        const changes = compareEditions(edition("a", { t: [before] }), edition("b", { t: [after] }));
        const fields = (["name", "lat"] as const).filter((field) => before[field] !== after[field]);
        expect(changes.map(({ field }) => field)).toEqual(fields);
      }),
    );
  });
});
