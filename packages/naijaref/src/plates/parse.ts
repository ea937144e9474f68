import type { Plate } from "../records.generated.ts";
import { type PlateFormat, type PlateParts, plateFormats } from "./formats.ts";

/**
 * Why a text is not a plate number.
 *
 * - `empty`: it has no letter or digit.
 * - `too_long`: it has more than 20 UTF-16 code units, and was not read.
 * - `invalid_characters`: it has something else than letters of the English alphabet, digits, spaces and punctuation.
 * - `number_out_of_range`: its serial number is all zeros; the first is 001.
 * - `unknown_format`: it is laid out as no plate for which there is evidence.
 */
export type PlateProblem =
  | "empty"
  | "too_long"
  | "invalid_characters"
  | "number_out_of_range"
  | "unknown_format";

export interface PlateRefusal {
  readonly ok: false;
  readonly reason: PlateProblem;
}

/** What `parsePlate` answers: the plate, or why it is none. */
export type PlateParse = { readonly ok: true; readonly plate: Plate } | PlateRefusal;

/** In UTF-16 code units; a plate has at most eight letters and digits. */
const LONGEST = 20;

const refuse = (reason: PlateProblem): PlateRefusal => ({ ok: false, reason });

/**
 * A Nigerian vehicle plate number, read in any spacing, case and punctuation. Its place code names the state in which
 * the vehicle was registered; it may be driven anywhere. No year is read from the letters. Look-alikes (0 and O, 1 and I)
 * are not exchanged. Sources: National Road Traffic Regulations 2012, statements of the Federal Road Safety Corps, and
 * lists of place codes (docs/plates.md).
 *
 * @param text at most 20 UTF-16 code units; a longer one is `too_long` and is not read.
 */
export function parsePlate(text: string): PlateParse {
  if (text.length > LONGEST) return refuse("too_long");
  const compact = text.normalize("NFKC").replace(/[\s\p{P}\p{Cf}]+/gu, "");
  if (compact === "") return refuse("empty");
  if (!/^[a-z0-9]+$/i.test(compact)) return refuse("invalid_characters");
  return readCompact(compact.toUpperCase());
}

function readCompact(compact: string): PlateParse {
  for (const format of plateFormats) {
    const parts = format.pattern.exec(compact)?.groups;
    if (parts !== undefined) return describe(compact, format, parts as unknown as PlateParts);
  }
  return refuse("unknown_format");
}

function describe(compact: string, format: PlateFormat, parts: PlateParts): PlateParse {
  const { prefix, number, suffix } = parts;
  const registration = format.registration(parts);
  if (registration === undefined) return refuse("unknown_format");
  if (/^0+$/.test(number)) return refuse("number_out_of_range");
  const plate = { compact, display: format.print(parts), format: format.format, prefix, number, suffix };
  return { ok: true, plate: { ...plate, ...registration } };
}
