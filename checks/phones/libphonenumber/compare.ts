import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { parsePhone } from "naijaref/phones";

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
