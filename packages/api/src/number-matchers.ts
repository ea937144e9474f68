import { banksForAccount, checkAccount, explainAccount } from "naijaref/banks";
import type { Matcher, MatchResult } from "naijaref/match";
import { explainPhone, parsePhone } from "naijaref/phones";

/** Longer cells are no numbers. */
const MAX_LENGTH = 64;

/** The result of a cell, as sure as its status says. */
export const matched = (
  status: "exact" | "alias" | "none",
  code: string | null,
  name: string | null,
  why: string,
): MatchResult => ({
  ...{ status, code, name, candidates: [], damage: null, why },
  confidence: status === "exact" ? 1 : status === "alias" ? 0.5 : 0,
});

/** The result of a cell that has no code. */
export const unmatched = (why: string): MatchResult => matched("none", null, null, why);

/** A matcher of a column of phone numbers, for `matchCsv`: each gets its E.164 form, and its network. */
export const phoneMatcher: Matcher = {
  kind: "phone",
  match(text) {
    // A spreadsheet takes the zero at the start away.
    const typed = text.trim().slice(0, MAX_LENGTH);
    const parsed = parsePhone(/^[789]\d{9}$/.test(typed) ? `0${typed}` : typed);
    // Of two numbers in one cell the first is its number, and the others are named.
    const [first, ...others] = parsed.ok || parsed.reason !== "several_numbers" ? [] : parsed.numbers;
    const read = first === undefined ? parsed : parsePhone(first);
    if (!read.ok) return unmatched(explainPhone(read));
    const { e164, network, area } = read.value;
    const why =
      network === null
        ? "No list has its network."
        : "Its block was given to this network; the number may have moved.";
    if (others.length === 0) return matched("exact", e164, network ?? area, why);
    const also = `The first number of the cell; also ${others.join(", ")}. ${why}`;
    return matched("alias", e164, network ?? area, also);
  },
};

/**
 * A matcher of a column of account numbers, for `matchCsv`. The column of the state has the bank of each row:
 * does the last digit fit it.
 */
export const accountMatcher: Matcher = {
  kind: "account",
  match(text, within) {
    const account = text.trim().slice(0, MAX_LENGTH);
    const bank = within?.state?.trim().slice(0, MAX_LENGTH) ?? "";
    if (bank !== "") {
      const checked = checkAccount(account, bank);
      if (!checked.ok) return unmatched(explainAccount(checked));
      const { bank: found, valid, possible, account: digits } = checked.value;
      const name = found.shortName ?? found.name;
      if (valid) return matched("exact", digits, name, `Its last digit fits ${name}.`);
      if (possible) return matched("alias", digits, name, checked.value.note);
      return unmatched(`Its last digit does not fit ${name}: one digit is wrong, or it is of another bank.`);
    }
    const fits = banksForAccount(account);
    if (!fits.ok) return unmatched(explainAccount(fits));
    const { length } = fits.value.banks;
    if (length === 0) return unmatched("Its last digit fits no bank: one digit is wrong.");
    const why = `Its last digit fits ${length} banks: name the column with the bank to be sure.`;
    return matched("exact", account.replace(/\D/g, ""), null, why);
  },
};
