import { dataset, edited, without, withRow } from "../edited.ts";
import { type Broken, proveRules } from "../prove-rules.ts";
import { areaCodes } from "./area-codes.ts";
import { areaTowns } from "./area-towns.ts";
import { blockAreas } from "./block-areas.ts";
import { blockBrands } from "./block-brands.ts";
import { blockHolders } from "./block-holders.ts";
import { blockOverlaps } from "./block-overlaps.ts";
import { blockRanges } from "./block-ranges.ts";

const [glo] = dataset.mobileBlocks.filter((row) => row["range_start"] === "8050000000");
const [lagos] = dataset.areaCodes;

const BROKEN: readonly Broken[] = [
  [
    blockRanges,
    "a digit too few",
    edited("mobileBlocks", "8030000000", { range_end: "803999999" }),
    "8030000000",
  ],
  [
    blockRanges,
    "an end before its start",
    edited("mobileBlocks", "8030000000", { range_end: "8029999999" }),
    "8030000000",
  ],
  [
    blockRanges,
    "another type's number",
    edited("specialBlocks", "8001235000", { type: "non_toll_free" }),
    "8001235000",
  ],
  [
    blockRanges,
    "a reserved number",
    edited("mobileBlocks", "9010000000", { range_start: "9000000000" }),
    "9000000000",
  ],
  [blockRanges, "a block in another's file", withRow("fixedBlocks", { ...glo }), "8050000000"],
  [
    blockOverlaps,
    "a block within another",
    withRow("mobileBlocks", { ...glo, range_start: "8055000000" }),
    "8055000000",
  ],
  [
    blockOverlaps,
    "a block that reaches into the next but one",
    edited("mobileBlocks", "8030000000", { range_end: "8051999999" }),
    "8050000000",
  ],
  [blockOverlaps, "a number in two tables", withRow("specialBlocks", { ...glo }), "8050000000"],
  [
    blockHolders,
    "an allocated block of nobody",
    edited("mobileBlocks", "8030000000", { network: null }),
    "8030000000",
  ],
  [
    blockHolders,
    "a withdrawn block of somebody",
    edited("mobileBlocks", "7090000000", { network: "MTN" }),
    "7090000000",
  ],
  [
    blockBrands,
    "a company whose name only begins like a network's",
    edited("fixedBlocks", "2047630000", { network: "Glo" }),
    "2047630000",
  ],
  [
    blockAreas,
    "a block in no area",
    edited("fixedBlocks", "2012240000", { range_start: "2032240000", range_end: "2032249999" }),
    "2032240000",
  ],
  [
    blockAreas,
    "a block across two areas",
    edited("fixedBlocks", "2012240000", { range_end: "2022249999" }),
    "2012240000",
  ],
  [areaCodes, "an area too few", without("areaCodes", "0201"), "areaCodes"],
  [areaCodes, "another code than before", edited("areaCodes", "02064", { legacy_code: "065" }), "02064"],
  [
    areaCodes,
    "a code that begins as another",
    withRow("areaCodes", { ...lagos, code: "02011", legacy_code: "011" }),
    "02011",
  ],
  [areaTowns, "a town in another state", edited("areaCodes", "02053", { state_code: "ED" }), "02053"],
  [areaTowns, "a town that is nowhere", edited("areaCodes", "02064", { area: "Atlantis" }), "02064"],
];

proveRules([blockRanges, blockOverlaps, blockHolders, blockBrands, blockAreas, areaCodes, areaTowns], BROKEN);
