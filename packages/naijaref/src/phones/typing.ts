import { requireArgument, TEXT } from "../arguments.ts";
import type { PhoneNumber } from "../generated/records.ts";
import { areaOf, numberingBlocks } from "./blocks.ts";
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

/** The longest number: the country code and a long 0700 number. */
const MAX_DIGITS = 17;

const WRITING = /^\+?[\d\s()./\p{Pd}\u2212]*$/u;

/**
 * The groups of a number with its first zero: `0803 123 4567`, `02084 46 0643`, `0800 9700 0010`. The area
 * codes of Lagos, Ibadan and Abuja have four digits (02 and one of 1, 2, 9), all others five.
 */
function groupsOf(local: string): readonly string[] {
  const prefix = /^02[03-8]/.test(local) && !/^020[129]/.test(local) ? 5 : 4;
  const rest = local.slice(prefix);
  const first = rest.length > 7 ? Math.floor(rest.length / 2) : prefix === 5 ? 2 : 3;
  return [local.slice(0, prefix), rest.slice(0, first), rest.slice(first)];
}

const joined = (groups: readonly string[]): string => groups.filter((group) => group !== "").join(" ");

/** A number without its zero is grouped as one with it, whose zero is then taken away. */
const bare = (national: string): string =>
  national === ""
    ? ""
    : joined(groupsOf(`0${national}`))
        .slice(1)
        .trimStart();

/**
 * What a person has typed of a phone number so far, with the spaces that make it easy to read: `0803 123
 * 4567`, `+234 803 123 4567`. No digit is added, removed or changed, so that a caret can be kept; text with
 * other characters than a number has, and a number that is too long, is returned as it is.
 *
 * The whole number is grouped as `display` of `parsePhone` is. No data is loaded.
 */
export function formatPhoneAsTyped(typed: string): string {
  requireArgument("formatPhoneAsTyped", "typed", typed, TEXT);
  const text = typed
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim();
  const digits = text.replace(/\D/g, "");
  if (!WRITING.test(text) || digits.length > MAX_DIGITS) return typed;
  const plus = text.startsWith("+") ? "+" : "";
  if (plus === "" && digits.startsWith("0") && !digits.startsWith("00")) return joined(groupsOf(digits));
  const [country = ""] = /^(?:009|00)?234/.exec(digits) ?? [];
  if (country === "") return plus === "" && /^[789][01]/.test(digits) ? bare(digits) : plus + digits;
  const rest = digits.slice(country.length);
  const national = rest.startsWith("0") ? joined(groupsOf(rest)) : bare(rest);
  return joined([plus + country, national]);
}
