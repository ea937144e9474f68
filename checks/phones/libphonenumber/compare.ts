import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { parsePhone } from "naijaref/phones";
import type { CheckedDataset } from "../../rule.ts";
import { blocksOf } from "../blocks.ts";

/** All numbers of some digits, with their zeros. */
const numbersOf = (count: number): string[] =>
  Array.from({ length: 10 ** count }, (_, number) => String(number).padStart(count, "0"));

/** In the digits of another script, by its zero. */
const inDigits = (text: string, zero: number): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)));

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
    // Arabic, and full-width.
    ...[0x660, 0xff10].map((zero) => inDigits(`0${national}`, zero)),
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
  // Every beginning of four digits, with three ends: the whole plan, and all that is outside it.
  ...numbersOf(4).flatMap((beginning) =>
    ["000000", "345678", "999999"].map((end) => `+234${beginning}${end}`),
  ),
  // Every beginning of three digits, in every length from 6 to 15 digits.
  ...numbersOf(3).flatMap((beginning) =>
    numbersOf(1).flatMap((more) => {
      const national = beginning + "234567890123".slice(0, Number(more) + 3);
      return [`0${national}`, `+234${national}`, national];
    }),
  ),
  // The numbers on both sides of each edge of each block.
  ...blocksOf(dataset).flatMap(({ start, end }) =>
    [BigInt(start) - 1n, BigInt(start), BigInt(end), BigInt(end) + 1n].map((national) => `0${national}`),
  ),
  ...SAMPLES.flatMap(writingsOf),
];

export type Comparison = ReturnType<typeof compare>;

/** What they call the types of numbers. A UAN is a number of a company that is not toll-free. */
const TYPES: Readonly<Record<string, string>> = {
  MOBILE: "mobile",
  FIXED_LINE: "fixed",
  TOLL_FREE: "toll_free",
  UAN: "non_toll_free",
};

/**
 * What we say of a text: the type, with "unallocated" where no block has the number, or the reason why it is none,
 * and the national number as we read it, or "". And what they say: the type, "invalid", or "foreign" for a valid
 * number of another country.
 */
export function compare(text: string) {
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
