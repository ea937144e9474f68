import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { parsePhone } from "naijaref/phones";
import type { CheckedDataset } from "../../rule.ts";
import { blocksOf } from "../blocks.ts";

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

const digits = (number: number, count: number): string => String(number).padStart(count, "0");

/** Every beginning of four digits, with three ends: the whole plan, and all that is outside it. */
const wholePlan = (): string[] =>
  range(10_000).flatMap((beginning) =>
    ["000000", "345678", "999999"].map((end) => `+234${digits(beginning, 4)}${end}`),
  );

/** Every beginning of three digits, in every length from 6 to 15 digits. */
const everyLength = (): string[] =>
  range(1000).flatMap((beginning) =>
    range(10).flatMap((more) => {
      const national = digits(beginning, 3) + "234567890123".slice(0, more + 3);
      return [`0${national}`, `+234${national}`, national];
    }),
  );

/** The numbers on both sides of each edge of each block. */
const blockEdges = (dataset: CheckedDataset): string[] =>
  blocksOf(dataset).flatMap(({ start, end }) =>
    [BigInt(start) - 1n, BigInt(start), BigInt(end), BigInt(end) + 1n].map((national) => `0${national}`),
  );

const arabic = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

const fullWidth = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

/** Ways to write a number that people have, or are thought to have. */
const writingsOf = (national: string): string[] => {
  const [a, b, c] = [national.slice(0, 3), national.slice(3, 6), national.slice(6)];
  return [
    ...[" ", "-", ".", "/", "\u00A0", "\u2011", "\u2013", "_", ",", "*", "~"].map(
      (by) => `0${a}${by}${b}${by}${c}`,
    ),
    ...["+234", "+234 ", "234", "2340", "+234 (0) ", "+2340", "00234", "009234", "(+234)", "++234"].map(
      (beginning) => `${beginning}${a} ${b} ${c}`,
    ),
    ...["+", "00", "+1", "+44", "0044", "009"].map((beginning) => beginning + national),
    ...["tel:+234", "tel:0", "TEL: 0", "phone 0"].map((beginning) => beginning + national),
    ...[" ext 5", ";ext=5", " x5", " or so"].map((end) => `0${national}${end}`),
    `(0${a}) ${b} ${c}`,
    `0${a} ${b}-CALL`,
    arabic(`0${national}`),
    fullWidth(`0${national}`),
    `\u202A+234${national}\u202C`,
  ];
};

/** Numbers that are in a block, of each type. */
const SAMPLES = [
  "8031234567",
  "9121234567",
  "7121234567",
  "2014630643",
  "2084460643",
  "7008100000",
  "8001235000",
];

/** Texts that go through the numbering plan and through the ways to write a number. */
export const textsToCompare = (dataset: CheckedDataset): string[] => [
  ...wholePlan(),
  ...everyLength(),
  ...blockEdges(dataset),
  ...SAMPLES.flatMap(writingsOf),
];

export interface Comparison {
  readonly text: string;
  /** The type, with "unallocated" where no block has the number, or the reason why it is none. */
  readonly ours: string;
  /** The type, "invalid", or "foreign" for a valid number of another country. */
  readonly theirs: string;
  /** The national number as we read it, or "". */
  readonly national: string;
}

/** What they call the types of numbers. A UAN is a number of a company that is not toll-free. */
const TYPES: Readonly<Record<string, string>> = {
  MOBILE: "mobile",
  FIXED_LINE: "fixed",
  TOLL_FREE: "toll_free",
  UAN: "non_toll_free",
};

export function compare(text: string): Comparison {
  const our = parsePhone(text);
  const national = our.ok ? our.value.national : "";
  const ours = our.ok ? our.value.type + (our.value.allocated ? "" : " unallocated") : our.reason;
  return { text, ours, theirs: theirWord(text, our.ok ? our.value.e164 : undefined), national };
}

function theirWord(text: string, e164: string | undefined): string {
  // Strict: the whole text must be the number.
  const their = parsePhoneNumberFromString(text, { defaultCountry: "NG", extract: false });
  if (their === undefined || !their.isValid()) return "invalid";
  if (their.country !== "NG") return "foreign";
  const type = TYPES[their.getType() ?? ""] ?? "unknown type";
  const extension = their.ext === undefined ? "" : " with extension";
  return type + extension + (e164 === undefined || e164 === their.number ? "" : " of another number");
}

/**
 * Whether they say the same: the same type of a number that a block has, or that it is no Nigerian number.
 */
export function agree({ ours, theirs, national }: Comparison): boolean {
  return national === "" ? theirs === "invalid" || theirs === "foreign" : ours === theirs;
}
