import type { PhoneNumber } from "../generated/records.ts";
import { areaOf } from "./area-codes.ts";
import { numberingBlocks } from "./blocks.ts";
import { classify } from "./classify.ts";
import { MAX_LENGTH } from "./parse.ts";

export interface PhoneBeginning {
  readonly type: PhoneNumber["type"];
  /** The network that holds every allocated block that begins so; null if several do, or none. */
  readonly network: string | null;
  /** The area of a fixed line; null of other numbers. */
  readonly area: string | null;
  /** How many digits are still to come. */
  readonly missing: number;
}

/** Digits of a national number. */
const WHOLE = 10;
/** Fewer digits after the 0 say too little. */
const MIN = 3;
/** Digits after 0 or +234, with what people write between them. */
const BEGUN = /^\s*\(?\s*(?:\+?\s*234|0)([\d\s().-]*)$/;

/**
 * What a phone number that somebody is still typing will be: `0803` is a mobile number of MTN with seven
 * digits to come. It must begin with 0 or with 234. Undefined if it is whole already, has fewer than three
 * digits after that, or cannot become a number.
 */
export function readPhoneBeginning(text: string): PhoneBeginning | undefined {
  const digits =
    typeof text === "string" && text.length <= MAX_LENGTH
      ? BEGUN.exec(text)?.[1]?.replace(/\D/g, "")
      : undefined;
  const national = digits?.replace(/^0/, "") ?? "";
  if (national.length < MIN || national.length >= WHOLE) return undefined;
  // Fixed lines have one area for all numbers that begin with its code; others are told by their blocks.
  const whole = classify(national.padEnd(WHOLE, "1"));
  if (!whole.ok) return undefined;
  const area = whole.value.type === "fixed" ? areaOf(national)?.area : null;
  if (area === undefined) return undefined;
  return {
    type: whole.value.type,
    network: networkOf(national),
    area,
    missing: WHOLE - national.length,
  };
}

/** The one network of all allocated blocks whose numbers begin so. */
function networkOf(beginning: string): string | null {
  const [first, last] = [beginning.padEnd(WHOLE, "0"), beginning.padEnd(WHOLE, "9")];
  const networks = new Set(
    numberingBlocks()
      .filter(({ rangeStart, rangeEnd }) => rangeStart <= last && rangeEnd >= first)
      .flatMap(({ status, network }) => (status === "allocated" ? [network] : [])),
  );
  const [only = null] = networks;
  return networks.size === 1 ? only : null;
}
