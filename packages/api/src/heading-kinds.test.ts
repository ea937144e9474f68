import { describe, expect, it } from "vitest";
import { kindInHeading, moreDetailed, mostDetailedColumn } from "./heading-kinds.ts";
import { accountMatcher, phoneMatcher } from "./number-matchers.ts";

describe("a heading", () => {
  it.each([
    ["L.G.A", "lga"],
    ["L/G/A", "lga"],
    ["LGA Name", "lga"],
    ["lga_of_residence", "lga"],
    ["LGAName", "lga"],
    ["Local Govt.", "lga"],
    ["LOCAL GOVERNMENT AREA", "lga"],
    ["P.U. code", "polling_unit"],
    ["Reg. Ward", "ward"],
    ["State of Origin", "state"],
    ["Bank Name", "bank"],
    ["Acct No.", "account"],
    ["GSM", "phone"],
    ["Phone-Number", "phone"],
    ["Beneficiaries", undefined],
    ["S/N", undefined],
    ["Area", undefined],
    ["Award", undefined],
    ["Statement", undefined],
  ])("%s: %s", (heading, kind) => expect(kindInHeading(heading)).toBe(kind));

  it("of the most detailed place is taken, and is offered where another was", () => {
    const headings = ["S/N", "State", "L.G.A", "Beneficiaries"];
    expect(mostDetailedColumn(headings)).toEqual({ column: "L.G.A", kind: "lga" });
    expect(moreDetailed(headings, "state")).toEqual({ column: "L.G.A", kind: "lga" });
    expect(moreDetailed(headings, "lga")).toBeUndefined();
    expect(moreDetailed(headings, "bank")).toBeUndefined();
  });
});

describe("a column of numbers", () => {
  it.each([
    ["0803 123 4567", "exact", "+2348031234567"],
    ["8031234567", "exact", "+2348031234567"],
    ["+234 803 123 4567", "exact", "+2348031234567"],
    ["0803 123", "none", null],
    ["", "none", null],
    ["08031234567 / 0805 123 4567", "alias", "+2348031234567"],
  ])("phone %s: %s %s", (text, status, code) =>
    expect(phoneMatcher.match(text)).toMatchObject({ status, code }),
  );

  it("names the second phone number of a cell, of which the first is read", () =>
    expect(phoneMatcher.match("08031234567, 08051234567").why).toContain("also +2348051234567"));

  it.each([
    ["0000014579", "First Bank", "exact", "0000014579"],
    ["0000014578", "First Bank", "none", null],
    ["0000014579", "no such bank", "none", null],
    ["0000014579", undefined, "exact", "0000014579"],
    ["14579", "First Bank", "none", null],
  ])("account %s at %s: %s", (text, state, status, code) =>
    expect(accountMatcher.match(text, state === undefined ? {} : { state })).toMatchObject({ status, code }),
  );
});
