import fc from "fast-check";
import { expect, it } from "vitest";
import { readCsvHeadings } from "./csv-shape.ts";

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
