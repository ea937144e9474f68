import type { Plate } from "../generated/records.ts";
import { type Failure, failure, type Result, success } from "../result.ts";
import { plateFormats } from "./formats.ts";

/**
 * Why a text is not a plate number.
 *
 * - `not_text`: it is not a string.
 * - `empty`: it has no letter or digit.
 * - `too_long`: it has more than 20 UTF-16 code units between the whitespace around it, and was not parsed.
 * - `invalid_characters`: it has something other than letters of the English alphabet, digits, spaces and
 *   punctuation.
 * - `number_out_of_range`: its serial number is all zeros; the first is 001.
 * - `unknown_format`: it matches no plate format for which there is evidence.
 */
export type PlateReason =
  | "not_text"
  | "empty"
  | "too_long"
  | "invalid_characters"
  | "number_out_of_range"
  | "unknown_format";

/** Why there is no plate. */
export type PlateFailure = Failure<PlateReason>;

/** In UTF-16 code units; a plate has at most eight letters and digits. */
const LONGEST = 20;

/** Punctuation, spaces, invisible characters, and the minus sign, which people type as a dash. */
const BETWEEN = /[\s\p{P}\p{Cf}\u2212]+/gu;

/**
 * A Nigerian vehicle plate number, in any spacing, case and punctuation. Its place code names the state in
 * which the vehicle was registered; it may be driven anywhere. The letters do not say a year. Similar signs
 * (0 and O, 1 and I) are not replaced by each other. Sources: National Road Traffic Regulations 2012,
 * statements of the Federal Road Safety Corps, and lists of place codes (docs/plates.md).
 *
 * @param text at most 20 UTF-16 code units, whitespace around them not counted; a longer one is `too_long`
 * and is not parsed.
 */
export function parsePlate(text: string): Result<Plate, PlateFailure> {
  if (typeof text !== "string") return failure("not_text");
  const typed = text.trim();
  if (typed.length > LONGEST) return failure("too_long");
  const compact = typed.normalize("NFKC").replace(BETWEEN, "");
  if (compact === "") return failure("empty");
  if (!/^[a-z0-9]+$/i.test(compact)) return failure("invalid_characters");
  return readCompact(compact.toUpperCase());
}

function readCompact(compact: string): Result<Plate, PlateFailure> {
  for (const { format, pattern, print, registration } of plateFormats) {
    const [, prefix, number, suffix] = pattern.exec(compact) ?? [];
    if (prefix === undefined || number === undefined || suffix === undefined) continue;
    const parts = { prefix, number, suffix };
    const registered = registration(parts);
    if (registered === undefined) continue;
    if (Number(number) === 0) return failure("number_out_of_range");
    return success({ compact, display: print(parts), format, ...parts, ...registered });
  }
  return failure("unknown_format");
}
