import { readCsvBeside } from "@naijaref/tools/table";
import { describe, expect, it } from "vitest";
import { dataset, without } from "../edited.ts";
import { type Broken, proveRules } from "../prove-rules.ts";
import { areaCodes, areaTowns } from "./area-codes.ts";
import { blockAreas, blockBrands, blockHolders, blockOverlaps, blockRanges } from "./blocks.ts";
import { agree, type Comparison, compare, textsToCompare } from "./libphonenumber/compare.ts";

const [glo] = dataset.mobileBlocks.filter((row) => row["range_start"] === "8050000000");
const [lagos] = dataset.areaCodes;

const BROKEN: readonly Broken[] = [
  [blockRanges, "a digit too few", ["mobileBlocks", "8030000000", { range_end: "803999999" }]],
  [blockRanges, "an end before its start", ["mobileBlocks", "8030000000", { range_end: "8029999999" }]],
  [blockRanges, "another type's number", ["specialBlocks", "8001235000", { type: "non_toll_free" }]],
  [blockRanges, "a reserved number", ["mobileBlocks", "9010000000", { range_start: "9000000000" }]],
  [blockRanges, "a block in another's file", ["fixedBlocks", { ...glo }]],
  [blockOverlaps, "a block within another", ["mobileBlocks", { ...glo, range_start: "8055000000" }]],
  [
    blockOverlaps,
    "a block that reaches into the next but one",
    ["mobileBlocks", "8030000000", { range_end: "8051999999" }],
    "8050000000",
  ],
  [blockOverlaps, "a number in two tables", ["specialBlocks", { ...glo }]],
  [blockHolders, "an allocated block of nobody", ["mobileBlocks", "8030000000", { network: null }]],
  [blockHolders, "a withdrawn block of somebody", ["mobileBlocks", "7090000000", { network: "MTN" }]],
  [
    blockBrands,
    "a company whose name only begins like a network's",
    ["fixedBlocks", "2047630000", { network: "Glo" }],
  ],
  [
    blockAreas,
    "a block in no area",
    ["fixedBlocks", "2012240000", { range_start: "2032240000", range_end: "2032249999" }],
  ],
  [blockAreas, "a block across two areas", ["fixedBlocks", "2012240000", { range_end: "2022249999" }]],
  [areaCodes, "an area too few", without("areaCodes", "0201"), "areaCodes"],
  [areaCodes, "another code than before", ["areaCodes", "02064", { legacy_code: "065" }]],
  [
    areaCodes,
    "a code that begins as another",
    ["areaCodes", { ...lagos, code: "02011", legacy_code: "011" }],
  ],
  [areaTowns, "a town in another state", ["areaCodes", "02053", { state_code: "ED" }]],
  [areaTowns, "a town that is nowhere", ["areaCodes", "02064", { area: "Atlantis" }]],
];

proveRules(BROKEN);

/**
 * A class of texts on which we and libphonenumber differ, reviewed, with the regulator's evidence.
 * An empty cell stands for any; `numbers` and `written` are patterns of the national number and of the text.
 */
interface Disagreement {
  readonly ours: string;
  readonly theirs: string;
  readonly numbers: RegExp;
  readonly written: RegExp;
  readonly why: string;
}

const reviewed = readCsvBeside("libphonenumber/disagreements.csv", import.meta.url).map(
  ({ ours = "", theirs = "", numbers = "", written = "", why = "" }): Disagreement => ({
    ours,
    theirs,
    numbers: new RegExp(numbers),
    written: new RegExp(written),
    why,
  }),
);

const explains = (one: Disagreement, { text, ours, theirs, national }: Comparison): boolean =>
  (one.ours === "" || one.ours === ours) &&
  (one.theirs === "" || one.theirs === theirs) &&
  one.numbers.test(national) &&
  one.written.test(text);

const found = textsToCompare(dataset)
  .map(compare)
  .filter((comparison) => !agree(comparison));

describe("we and libphonenumber", () => {
  it("differ on nothing that was not reviewed", () => {
    const unexplained = found.filter((comparison) => !reviewed.some((one) => explains(one, comparison)));
    expect(unexplained.slice(0, 20)).toEqual([]);
  });

  it.each(reviewed.map((one) => [`${one.ours} ${one.theirs} ${one.numbers} ${one.written}`, one] as const))(
    "still differ where it was reviewed: %s",
    (_, one) => {
      expect(one.why).toMatch(/\w.*\.$/);
      expect(found.some((comparison) => explains(one, comparison))).toBe(true);
    },
  );
});
