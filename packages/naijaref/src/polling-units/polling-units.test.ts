import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getWard, listWards } from "../places/index.ts";
import { listFormerPollingUnits, parsePollingUnitCode, shareOfWords } from "./index.ts";

const codeOf = (text: string): string => {
  const parsed = parsePollingUnitCode(text);
  return parsed.ok ? parsed.value.code : parsed.reason;
};

/** Any unit of any ward that leaves no number out. */
const unit = fc
  .constantFrom(...listWards())
  .chain((ward) => fc.integer({ min: 1, max: ward.pollingUnits }).map((number) => ({ ward, number })))
  .filter(({ ward, number }) => parsePollingUnitCode(`${ward.code}-${number}`).ok);

const pad = (number: number): string => String(number).padStart(3, "0");

describe("parsePollingUnitCode", () => {
  it("reads any writing of any code", () => {
    fc.assert(
      fc.property(unit, ({ ward, number }) => {
        const code = `${ward.code}-${pad(number)}`;
        const digits = code.replaceAll("-", "");
        const writings = [
          code,
          code.replaceAll("-", "/"),
          code.replaceAll("-", "."),
          code.replaceAll("-", " "),
          code.replaceAll("-", " - "),
          code.replaceAll("-", "–"),
          code.replace(/(^|-)0+/g, "$1"),
          code.replace(/-(\d\d)-(\d{3})$/, "-0$1-$2"),
          digits,
          digits.replace(/^0/, ""),
          [...digits].join(" "),
          `PU ${code}`,
          `PU: ${digits}`,
          `PU-${code}`,
          `Polling Unit Code: ${code}`,
          ` code ${code.replaceAll("-", "/")} `,
        ];
        for (const writing of writings) expect(codeOf(writing), writing).toBe(code);
      }),
    );
  });

  it("returns the ward, LGA, state and constituencies", () => {
    const parsed = parsePollingUnitCode("24/11/01/007");
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        code: "24-11-01-007",
        number: 7,
        ward: { name: "Anifowoshe/Ikeja" },
        lga: { name: "Ikeja" },
        state: { name: "Lagos" },
        senatorialDistrict: { code: "SD072", name: "Lagos West" },
        federalConstituency: { code: "FC236", name: "Ikeja" },
        stateConstituency: { code: "SC652", name: "Ikeja I" },
      },
    });
    const abuja = parsePollingUnitCode("37-01-01-001");
    expect(abuja.ok && abuja.value.stateConstituency).toBeNull();
  });

  it.each([
    ["", "empty"],
    [" -/- ", "empty"],
    ["1".repeat(65), "too_long"],
    ["24-11-01", "incomplete"],
    ["241101", "incomplete"],
    ["Ikeja", "not_a_code"],
    ["24-11-01-007-1", "not_a_code"],
    ["24-11-01-0007", "not_a_code"],
    ["24-11-101-007", "not_a_code"],
    ["1101007", "not_a_code"],
    ["24-11-01-007 24-11-01-008", "not_a_code"],
    ["XX/11/01/007", "not_a_code"],
    ["LAG/11/01/007", "not_a_code"],
    ["Lagos 11/01/007", "not_a_code"],
    ["LA/11/01/007/3", "not_a_code"],
    ["38-01-01-001", "unknown_state"],
    ["00-01-01-001", "unknown_state"],
    ["24-21-01-001", "unknown_lga"],
    ["24-11-11-001", "unknown_ward"],
    ["24-11-01-048", "unknown_unit"],
    ["24-11-01-000", "unknown_unit"],
    ["01-01-01-057", "unknown_unit"],
    ["02-09-05-009", "former_code"],
  ])("says of %j: %s", (text, reason) => expect(codeOf(text)).toBe(reason));

  it("passes over the numbers that wards leave out", () => {
    const ward = getWard("01-01-01");
    expect(ward?.pollingUnits).toBe(57);
    expect(codeOf("01-01-01-058")).toBe("01-01-01-058");
    expect(codeOf("01-01-01-059")).toBe("unknown_unit");
  });

  it("says what became of a former code", () => {
    for (const former of listFormerPollingUnits()) {
      expect(parsePollingUnitCode(former.code)).toEqual({
        ok: false,
        reason: "former_code",
        code: former.code,
        former,
      });
    }
  });
});

it.each([
  ["comm pri sch", "Community Primary School, Alausa", 1],
  ["town hal", "Town Hall I", 1],
  ["nurudeen street", "In Front of No 5 Nurudeen Street", 1],
  ["central school", "Open Space, Market", 0],
  ["", "Town Hall", 0],
])("shareOfWords(%j, %j) is %d", (text, name, share) => {
  expect(shareOfWords(text, { name, aliases: [] })).toBe(share);
});
