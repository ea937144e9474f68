import { expect, it } from "vitest";
import { workbookOf } from "../../../../tests/system/cli/tables.ts";
import { isWorkbook, readWorkbook } from "./workbook.ts";

const workbook = async (...sheets: Parameters<typeof workbookOf>) =>
  new Uint8Array(await workbookOf(...sheets)).buffer;

const text = (bytes: Uint8Array): string => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

it("reads each sheet that has cells as CSV, row for row", async () => {
  const file = await workbook({
    Cover: [],
    Results: [
      ["RESULTS, 2023", null, null],
      [null, null, null],
      ["State", "LGA", "Votes"],
      ["Lagos", 'Ikeja "LGA"', 1234567],
      [null, "Ado\nEkiti", 0.1],
      ["044", "a", new Date("2023-02-25T00:00:00Z")],
      [true, " b", 44],
    ],
    Notes: [["x"]],
  });
  expect(isWorkbook(new Uint8Array(file))).toBe(true);
  const sheets = await readWorkbook(file);
  expect(sheets.map(({ name }) => name)).toEqual(["Results", "Notes"]);
  expect(text(sheets[0].csv).split("\r\n")).toEqual([
    '\ufeff"RESULTS, 2023",,',
    "",
    "State,LGA,Votes",
    'Lagos,"Ikeja ""LGA""",1234567',
    ',"Ado\nEkiti",0.1',
    "044,a,2023-02-25",
    'TRUE," b",44',
    "",
  ]);
});

it("refuses what is no workbook, and says what to do", async () => {
  await expect(readWorkbook(await workbook({ Empty: [] }))).rejects.toThrow("no sheet has a cell");
  const zip = Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0);
  await expect(readWorkbook(zip.buffer)).rejects.toThrow("In Excel, save it as CSV and try again.");
});
