import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ColumnSource, parquetWriteBuffer } from "hyparquet-writer";
import { afterAll, describe, expect, it } from "vitest";
import { runHere } from "../../../tests/system/cli/run-here.ts";
import { workbookOf } from "../../../tests/system/cli/tables.ts";

/** How the command matches workbooks and Parquet, rows that say their kind, addresses and ids. */

const folder = mkdtempSync(join(tmpdir(), "naijaref-tables-"));
const inFolder = (name: string): string => join(folder, name);

afterAll(() => rmSync(folder, { recursive: true }));

const refuses = async (ran: ReturnType<typeof runHere>, words: string): Promise<void> =>
  expect(await ran).toMatchObject({ code: 2, words: expect.stringContaining(words) });

describe("a workbook", () => {
  it("is read a sheet at a time, and written as CSV", async () => {
    const rows = ["State,LGA", "Lagos,Ikeja LGA", "Plateau,Jos N"].map((row) => row.split(","));
    const book = await workbookOf({ Notes: [["Made by hand"]], Results: rows });
    writeFileSync(inFolder("results.xlsx"), book);
    const args = ["match", inFolder("results.xlsx"), "--column", "LGA", "--state-column", "State"];
    const first = await runHere([...args, "--add", "code"]);
    expect([first.code, first.out]).toEqual([2, ""]);
    const to = ["--add", "code", "--sheet", "results", "-o", inFolder("results.csv")];
    const ran = await runHere([...args, ...to]);
    expect([ran.code, ran.out]).toEqual([0, ""]);
    expect(ran.words).toBe("2 rows: 1 exact, 1 alias, 0 typo, 0 ambiguous, 0 none.\n");
    expect(readFileSync(inFolder("results.csv"), "utf8").replaceAll("\r", "").trim().split("\n")).toEqual([
      "State,LGA,match_code",
      "Lagos,Ikeja LGA,NG025011",
      "Plateau,Jos N,NG032005",
    ]);
    await refuses(runHere([...args, "--sheet", "3"]), 'It has "Notes", "Results".');
  });

  it("is not written, and a sheet of a text file is refused", async () => {
    const args = ["match", inFolder("results.xlsx"), "--column", "LGA", "--sheet", "2"];
    await refuses(runHere([...args, "-o", inFolder("out.xlsx")]), "ends with .csv");
    writeFileSync(inFolder("plain.csv"), "LGA\nIkeja\n");
    await refuses(
      runHere(["match", inFolder("plain.csv"), "--column", "LGA", "--sheet", "1"]),
      "--sheet is for workbooks",
    );
  });
});

describe("a Parquet file", () => {
  const PARQUET = inFolder("clinics.parquet");
  const columnData: ColumnSource[] = [
    { name: "id", data: [9007199254740993n, 2n, null], type: "INT64" },
    { name: "LGA, name", data: ["Ikeja LGA", null, "Jos N"], type: "STRING" },
    { name: "State", data: ["Lagos", "Lagos", "Plateau"], type: "STRING" },
    { name: "beds", data: [1.5, null, 3], type: "DOUBLE" },
    { name: "day", data: [new Date("2026-01-02"), null, null], type: "TIMESTAMP" },
  ];

  it("is read row group by row group, and written as CSV", async () => {
    writeFileSync(PARQUET, new Uint8Array(parquetWriteBuffer({ columnData, rowGroupSize: 2 })));
    const args = ["match", PARQUET, "--column", "LGA, name", "--kind", "lga", "--state-column", "State"];
    const ran = await runHere([...args, "--add", "code"]);
    expect(ran.out.split("\r\n")).toEqual([
      'id,"LGA, name",State,beds,day,match_code',
      "9007199254740993,Ikeja LGA,Lagos,1.5,2026-01-02T00:00:00,NG025011",
      "2,,Lagos,,,",
      ",Jos N,Plateau,3,,NG032005",
      "",
    ]);
  });

  it("that is cut is refused", async () => {
    writeFileSync(PARQUET, readFileSync(PARQUET).subarray(0, 100));
    await refuses(runHere(["match", PARQUET, "--column", "LGA"]), "The Parquet file cannot be read: ");
  });
});

const SEATS = "Office,Seat,State\nSenate,Lagos West,Lagos\nKing,Bende,\n";
const OF_SEATS = ["--column", "Seat", "--kind-column", "Office", "--state-column", "State"];
const ADDRESSES = 'Address,State\n"12 Bode Thomas Street, Surulere",Lagos\nAccra,\n';
const OF_ADDRESSES = ["--column", "Address", "--kind", "address"];
const IDS = "id\n7701336\nQ4663114\n12\n";
const LGA = ["--kind", "lga", "--column"];

// What a match makes of a table has tests in the library.
it.each<readonly [what: string, table: string, args: readonly string[], rows: readonly string[]]>([
  ["rows that say their kind", SEATS, OF_SEATS, ["Senate,Lagos West,Lagos,exact,SD072", "King,Bende,,none,"]],
  [
    "addresses",
    ADDRESSES,
    [...OF_ADDRESSES, "--state-column", "State"],
    ['"12 Bode Thomas Street, Surulere",Lagos,alias,NG025020', "Accra,,none,"],
  ],
  ["ids", IDS, [...LGA, "id"], ["7701336,none,", "Q4663114,exact,NG001001", "12,none,"]],
  [
    "ids of a system",
    IDS,
    [...LGA, "id", "--system", "geonames"],
    ["7701336,exact,NG001001", "Q4663114,none,", "12,none,"],
  ],
  [
    "ids of the system in the heading",
    "GeoNames ID\n7701336\n",
    [...LGA, "GeoNames ID"],
    ["7701336,exact,NG001001"],
  ],
])("matches %s", async (_, table, args, rows) => {
  const ran = await runHere(["match", "-", "--add", "status,code", ...args], table);
  expect(ran.out.split("\n").slice(1)).toEqual([...rows, ""]);
});

it.each([
  [[...OF_SEATS, "--kind", "lga"], "cannot both be given"],
  [[...OF_ADDRESSES, "--lga", "Ikeja"], "cannot be used with --kind address"],
  [[...OF_ADDRESSES, "--system", "geonames"], "--system cannot be used"],
  [[...LGA, "id", "--system", "geoname"], "geonames"],
  [[...LGA, "id", "--system", "paystack_code"], "has ids of bank only"],
])("refuses %j", (args, words) => refuses(runHere(["match", "-", ...args], "id\n1\n"), words));
