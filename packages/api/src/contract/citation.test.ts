import { expect, it } from "vitest";
import { citeInWords, writeBibtex } from "./citation.ts";

const dataVersion = "2027-01-02+0a1b2c3d";
const address = "https://naijaref.example/banks/kings-queens";
const record = { code: "kings-queens", name: "Kings & Queens 100%" };

it("names the record, the edition and the address as a sentence", () => {
  expect(citeInWords({ dataVersion, address, record })).toBe(
    `naijaref: Nigerian reference data. “Kings & Queens 100%” (kings-queens). Data version ${dataVersion}, CC BY 4.0. ${address}`,
  );
});

it("names the same for BibTeX, with each letter that TeX would read as a command escaped", () => {
  expect(writeBibtex({ dataVersion, address, record })).toBe(`@misc{naijaref_20270102_kings-queens,
  author = {{naijaref}},
  title = {{Kings \\& Queens 100\\% (kings-queens)}},
  howpublished = {naijaref: Nigerian reference data},
  year = {2027},
  version = {${dataVersion}},
  url = {${address}},
  note = {Data version ${dataVersion}, CC BY 4.0}
}
`);
});

it("names the whole dataset where no record is given, and no address where there is none", () => {
  expect(citeInWords({ dataVersion })).toBe(
    `naijaref: Nigerian reference data. Data version ${dataVersion}, CC BY 4.0.`,
  );
  expect(writeBibtex({ dataVersion })).not.toMatch(/url|howpublished/);
});
