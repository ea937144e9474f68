import { requireArgument, TEXT } from "../arguments.ts";

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
