import { type TableName, tables } from "@naijaref/records";
import type { Row } from "@naijaref/tools/table";
import { fold } from "naijaref/text";
import { type CheckedDataset, type Finding, rule, textOf } from "../rule.ts";

/** A numbering block with its file. */
export interface Block {
  readonly file: string;
  readonly row: Row;
  readonly start: string;
  readonly end: string;
}

const TABLES = ["mobileBlocks", "fixedBlocks", "specialBlocks"] as const satisfies readonly TableName[];

/** Every numbering block, table by table. */
export const blocksOf = (dataset: CheckedDataset): Block[] =>
  TABLES.flatMap((table) =>
    dataset[table].map((row) => ({
      file: tables[table].path,
      row,
      start: textOf(row, "range_start"),
      end: textOf(row, "range_end"),
    })),
  );

const faultIn = ({ file, start }: Block, message: string): Finding => ({ file, key: start, message });

export const blockAreas = rule(
  "block-areas",
  "all numbers of a block of fixed lines have one area code.",
  function* (dataset) {
    const codes = [...dataset.areaCodes, ...dataset.unlistedAreaCodes].map((area) =>
      textOf(area, "code").slice(1),
    );
    for (const block of blocksOf(dataset)) {
      const { row, start, end } = block;
      if (row["type"] !== "fixed") continue;
      const message = `to ${end} is not in exactly one area: correct the range, or add the area code`;
      if (!codes.some((code) => start.startsWith(code) && end.startsWith(code)))
        yield faultIn(block, message);
    }
  },
);

/** Networks that the regulator prints under another name, and that name. */
const PRINTED_OTHERWISE: ReadonlySet<string> = new Set([
  "Glo: Globacom Limited",
  "MTN: Visafone",
  "T2: EMTS (9Mobile)",
  "nTel: M-Tel",
]);

/** Whole words: Global is not Glo. */
const wordsOf = (name: string): string[] => fold(name).split(" ");

export const blockBrands = rule(
  "block-brands",
  "the name of a block's network is in the name of its allottee, or in the reviewed list of names.",
  function* (dataset) {
    const unused = new Set(PRINTED_OTHERWISE);
    for (const block of blocksOf(dataset)) {
      const [network, allottee] = [textOf(block.row, "network"), textOf(block.row, "allottee")];
      const printed = wordsOf(allottee);
      if (network === "" || allottee === "" || wordsOf(network).every((word) => printed.includes(word)))
        continue;
      const pair = `${network}: ${allottee}`;
      unused.delete(pair);
      const message = `names ${network}, but the holder is ${allottee}: correct network, or add the pair to checks/phones/blocks.ts`;
      if (!PRINTED_OTHERWISE.has(pair)) yield faultIn(block, message);
    }
    const message = "no block has this pair any more: remove the pair from checks/phones/blocks.ts";
    for (const key of unused) yield { file: "phones/", key, message };
  },
);

export const blockHolders = rule(
  "block-holders",
  "allocated blocks have a network, and all other blocks have none.",
  function* (dataset) {
    for (const block of blocksOf(dataset)) {
      const { status, network, allottee } = block.row;
      if (status === "allocated") {
        if (network === null) yield faultIn(block, "is allocated: name its network");
      } else if (network !== null || allottee !== null)
        yield faultIn(block, `is ${status}, so it has no holder: empty network and allottee`);
    }
  },
);

export const blockOverlaps = rule("block-overlaps", "no number is in two blocks.", function* (dataset) {
  let reach: Block | undefined;
  for (const block of blocksOf(dataset).toSorted((a, b) => (a.start < b.start ? -1 : 1))) {
    const before = reach;
    if (before === undefined || block.end > before.end) reach = block;
    if (before === undefined || block.start > before.end) continue;
    const message = `overlaps the block from ${before.start} to ${before.end}: correct one of the two ranges`;
    yield faultIn(block, message);
  }
});

const TYPES: Readonly<Record<string, { readonly begins: RegExp; readonly file: string }>> = {
  mobile: { begins: /^(?:7(?!00)[0-2]|8(?!00)[01]|9(?!00)[01])/, file: "phones/mobile-blocks.csv" },
  fixed: { begins: /^20/, file: "phones/fixed-blocks.csv" },
  toll_free: { begins: /^800/, file: "phones/special-blocks.csv" },
  non_toll_free: { begins: /^700/, file: "phones/special-blocks.csv" },
};

export const blockRanges = rule(
  "block-ranges",
  "the first and last number of a block have ten digits, the lower one is first, and both begin like numbers of the block's type.",
  function* (dataset) {
    for (const block of blocksOf(dataset)) {
      const { file, row, start, end } = block;
      const type = TYPES[textOf(row, "type")];
      const ten = /^[0-9]{10}$/;
      if (!ten.test(start) || !ten.test(end) || start > end) {
        const message = `ends at ${end}: write the first and the last number with ten digits, and the lower one first`;
        yield faultIn(block, message);
      } else if (type?.file !== file || !type.begins.test(start) || !type.begins.test(end)) {
        const message = `has the type ${textOf(row, "type")}, which these numbers do not have: correct the range, type or file`;
        yield faultIn(block, message);
      }
    }
  },
);
