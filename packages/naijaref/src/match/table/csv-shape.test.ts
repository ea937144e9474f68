import fc from "fast-check";
import { expect, it } from "vitest";
import { CSV_COLUMNS } from "./csv-options.ts";
import { readCsvHeadings } from "./csv-shape.ts";
import { matchCsv } from "./match-csv.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

it("reads the headings and the delimiter, of a file whose end is not there yet too", () => {
  expect(readCsvHeadings(bytes('\ufeffState;"Area; old";LGA\r\nLagos;x;Ike'))).toEqual({
    headings: ["State", "Area; old", "LGA"],
    delimiter: ";",
    row: 1,
  });
  expect(readCsvHeadings(bytes("LGA"))).toEqual({ headings: ["LGA"], delimiter: ",", row: 1 });
});

it("reads what was written, quotes and commas in headings included", () => {
  const heading = fc.string({
    unit: fc.constantFrom("a", "é", '"', ",", " "),
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(fc.array(heading, { minLength: 2, maxLength: 5 }), (headings) => {
      const line = headings.map((one) => `"${one.replaceAll('"', '""')}"`).join(",");
      expect(readCsvHeadings(bytes(`${line}\nrow`)).headings).toEqual(headings);
    }),
  );
});

it("refuses what has no heading", () => {
  expect(() => readCsvHeadings(bytes(""))).toThrow("The file is empty");
  expect(() => readCsvHeadings(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toThrow("Save it as CSV in UTF-8");
});

it("writes and counts what a person decided", async () => {
  const file = [bytes("state,lga\nLagos,Ikeja\n\nLagos,Surulere\nLagos,TOTAL\n")];
  const seen: unknown[] = [];
  const rewriting = matchCsv(file, {
    kind: "lga",
    column: "lga",
    stateColumn: "state",
    decide: (result, row) => {
      seen.push(row);
      return row.name === "TOTAL" ? { ...result, status: "chosen", code: "NG025011", name: "Ikeja" } : result;
    },
  });
  let text = "";
  let next = await rewriting.next();
  for (; next.done !== true; next = await rewriting.next()) text += new TextDecoder().decode(next.value);
  expect(seen).toEqual([
    { name: "Ikeja", state: "Lagos", lga: undefined, number: 1, line: 2 },
    { name: "Surulere", state: "Lagos", lga: undefined, number: 2, line: 4 },
    { name: "TOTAL", state: "Lagos", lga: undefined, number: 3, line: 5 },
  ]);
  expect(text).toContain("Lagos,TOTAL,chosen,NG025011,Ikeja,");
  expect(text.split("\n")[0]).toBe(`state,lga,${CSV_COLUMNS.map((column) => `match_${column}`).join(",")}`);
  expect(next.value.statuses).toEqual({ exact: 2, alias: 0, typo: 0, ambiguous: 0, none: 0, chosen: 1 });
});
