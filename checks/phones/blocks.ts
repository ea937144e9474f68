import { type TableName, tables } from "@naijaref/records";
import type { Row } from "@naijaref/tools/table";
import type { CheckedDataset, Finding } from "../rule.ts";
import { textOf } from "../tables.ts";

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

/** A finding about a block. */
export const faultIn = ({ file, start }: Block, message: string): Finding => ({ file, key: start, message });
