import type { NumberingBlock } from "naijaref/phones";
import { grouped } from "../words.ts";

type Range = Pick<NumberingBlock, "rangeStart" | "rangeEnd">;

/**
 * How all numbers of a block begin as one dials them, and no others: `0803`. A block that is not all numbers
 * with some beginning is written as its first and last number.
 */
export function beginningOf({ rangeStart, rangeEnd }: Range): string {
  const own = rangeStart.replace(/0+$/, "");
  for (let length = own.length; length < rangeStart.length; length++) {
    const begin = rangeStart.slice(0, length);
    if (rangeEnd === begin.padEnd(rangeEnd.length, "9")) return `0${begin}`;
  }
  return `0${rangeStart} to 0${rangeEnd}`;
}

/** `10,000,000 numbers`. */
export const sizeOf = ({ rangeStart, rangeEnd }: Range): string =>
  `${grouped(Number(rangeEnd) - Number(rangeStart) + 1)}`;

export const TYPE_WORDS: Readonly<Record<NumberingBlock["type"], string>> = {
  mobile: "Mobile",
  fixed: "Fixed line",
  toll_free: "Free for the caller",
  non_toll_free: "Shared cost",
};

export const STATUS_WORDS: Readonly<Record<NumberingBlock["status"], string>> = {
  allocated: "In use",
  available: "Nobody has it",
  returned: "Given back",
  withdrawn: "Withdrawn",
};
