import type { Plate, PlateCategory } from "../generated/records.ts";
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
 * - `unknown_format`: it matches no plate format for which there is evidence. `meant` is the one plate that it
 *   is if an O is a zero or an I a one; `category` is set where it looks like a plate of diplomats.
 */
export type PlateReason =
  | "not_text"
  | "empty"
  | "too_long"
  | "invalid_characters"
  | "number_out_of_range"
  | "unknown_format";

/** Why there is no plate. */
export type PlateFailure =
  | Failure<Exclude<PlateReason, "unknown_format">>
  | Failure<"unknown_format", { meant?: string; category?: PlateCategory["category"] }>;

/** In UTF-16 code units; a plate has at most eight letters and digits. */
const MAX_LENGTH = 20;

/** Punctuation, spaces, invisible characters, and the minus sign, which people type as a dash. */
const BETWEEN = /[\s\p{P}\p{Cf}\u2212]+/gu;

/**
 * A Nigerian vehicle plate number, in any spacing, case and punctuation. Its place code names the state in
 * which the vehicle was registered; it may be driven anywhere. The letters do not say a year. Similar signs
 * (0 and O, 1 and I) are not replaced by each other; the failure says what is meant. Sources: National Road Traffic Regulations 2012,
 * statements of the Federal Road Safety Corps, and lists of place codes (docs/plates.md).
 *
 * @param text at most 20 UTF-16 code units, whitespace around them not counted; a longer one is `too_long`
 * and is not parsed.
 */
export function parsePlate(text: string): Result<Plate, PlateFailure> {
  if (typeof text !== "string") return failure("not_text");
  const typed = text.trim();
  if (typed.length > MAX_LENGTH) return failure("too_long");
  const compact = typed.normalize("NFKC").replace(BETWEEN, "");
  if (compact === "") return failure("empty");
  if (!/^[a-z0-9]+$/i.test(compact)) return failure("invalid_characters");
  const signs = compact.toUpperCase();
  const read = readCompact(signs);
  if (read.ok || read.reason !== "unknown_format") return read;
  if (DIPLOMATIC.test(signs)) return { ...read, category: "diplomatic" };
  const meant = meantBy(signs);
  return { ...read, ...(meant !== undefined && { meant }) };
}

/** Diplomatic corps, consular corps, and chief of a mission, between the numbers of the mission and the car. */
const DIPLOMATIC = /^\d+(?:CD|CC|CMD)\d+$/;

const MAX_SIGNS = 8;
const SIMILAR: Readonly<Record<string, string>> = { O: "0", "0": "O", I: "1", "1": "I" };

/** Any three letters may be a place code, so only those of a list say which plate is meant. */
const isLikely = ({ format, stateCode }: Plate): boolean =>
  stateCode !== null || (format !== "standard" && format !== "old");

/** The one plate that comes from the fewest O, 0, I and 1 taken for each other: at most 256 texts are read. */
function meantBy(signs: string): string | undefined {
  if (signs.length > MAX_SIGNS) return undefined;
  let changed: readonly (readonly [text: string, from: number])[] = [[signs, 0]];
  while (changed.length > 0) {
    changed = changed.flatMap(([text, from]) =>
      [...text].flatMap((sign, at) => {
        const other = at < from ? undefined : SIMILAR[sign];
        return other === undefined ? [] : [[text.slice(0, at) + other + text.slice(at + 1), at + 1] as const];
      }),
    );
    const plates = changed.flatMap(([text]) => {
      const read = readCompact(text);
      return read.ok && isLikely(read.value) ? [read.value.display] : [];
    });
    if (plates.length > 0) return plates.length === 1 ? plates[0] : undefined;
  }
  return undefined;
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
