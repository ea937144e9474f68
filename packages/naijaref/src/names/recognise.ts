import { requireArgument, TEXT } from "../arguments.ts";

/**
 * What a text is by its form. `number`: digits, with what people write between them: a phone number, an
 * account number or a code. `words`: a name, or an address.
 */
export type TextForm = "coordinates" | "polling_unit" | "plate" | "number" | "words";

/** Latitude and longitude in decimal degrees, as a map shows them: `6.6018, 3.3515`, `6.6018°N 3.3515°E`. */
const COORDINATES =
  /^\(?\s*(?:-?\d{1,3}\.\d+|\d{1,3}(?=\s*°))\s*°?\s*[NS]?\s*(?:,|;|\s)\s*(?:-?\d{1,3}\.\d+|\d{1,3}(?=\s*°))\s*°?\s*[EW]?\s*\)?$/i;
/** Four numbers with something between them, the first perhaps as the letters of a state, or nine digits. */
const POLLING_UNIT =
  /^(?:pu\b|polling unit)?[\s:]*(?:(?:\d{1,2}|[a-z]{2,3})\s*[-/. ]\s*\d{1,2}\s*[-/. ]\s*\d{1,2}\s*[-/. ]\s*\d{1,3}|\d{9})$/i;
/** Letters and digits in the order of a plate, perhaps with one too few or too many. */
const PLATE =
  /^(?:[A-Z]{2,3}[\s-]*\d{2,4}[\s-]*[A-Z]{1,3}|\d{2}[A-Z][\s-]*\d{2,3}[\s-]*FG|D[A-Z]{2}\s*\d{3}\s*\d)$/i;
const NUMBER = /^(?:tel:)?\+?[\doO\s()./-]*\d[\doO\s()./-]*$/i;

/** Longer texts are no numbers, plates or codes. */
const MAX_LENGTH = 64;

/**
 * What a text is by its form, whether it is right or not: what to read it with.
 *
 * @example formOf("KJA-123AB") // "plate"
 */
export function formOf(text: string): TextForm {
  requireArgument("formOf", "text", text, TEXT);
  const typed = text.trim();
  if (typed.length > MAX_LENGTH) return "words";
  if (COORDINATES.test(typed)) return "coordinates";
  if (POLLING_UNIT.test(typed)) return "polling_unit";
  if (PLATE.test(typed)) return "plate";
  return NUMBER.test(typed) ? "number" : "words";
}

/** Two words are mostly a name, which a search finds. */
const MIN_WORDS = 3;

/**
 * Whether words may be the address of a house or a street: several words, or parts with a comma between, that
 * are no name (`Ikeja Federal Constituency` is one); or two words that a search does not know, such as
 * `Ojodu Berger`.
 *
 * @param isName whether the whole text is a name that the search knows.
 * @param isKnown whether the search knows its words at all.
 */
export function isLikeAddress(text: string, isName: boolean, isKnown: boolean): boolean {
  if (typeof text !== "string" || isName || !/[a-z]{3}/i.test(text)) return false;
  if (text.includes(",")) return true;
  const words = text.trim().split(/\s+/).length;
  return words >= MIN_WORDS || (words === 2 && !isKnown);
}

/** Letters and digits together, or a prefix that only ids have. */
const LIKE_ID = /^\s*(?:(?=\S*\d)(?=\S*[a-z])[\w.:/~-]+|ng\.[a-z.]+|ocd-division\/\S+)\s*$/i;

/**
 * Whether a text may be an id that nobody takes for a name or a count, as `Q320852` and `NG.LA`, but not
 * `7701336`. Only for such a text a reader without a system has to be loaded.
 */
export const isLikeId = (text: string): boolean => typeof text === "string" && LIKE_ID.test(text);
