import { defineDomain } from "./domain.ts";
import { maybeText, oneOf, text } from "./field.ts";
import { aliases, provenance } from "./provenance.ts";
import { defineRecord } from "./record.ts";

/** The central bank's kinds of licence, in the order in which candidates for an account are listed. */
export const BANK_TYPES = [
  "commercial",
  "merchant",
  "non_interest",
  "payment_service_bank",
  "mobile_money_operator",
  "microfinance",
  "mortgage",
  "development_finance",
] as const;

export const BANK_STATUSES = ["active", "merged", "licence_revoked"] as const;

const BANK_ID = "^[a-z0-9]+(-[a-z0-9]+)*$";

export const bank = defineRecord({
  name: "Bank",
  description: "An institution that the Central Bank of Nigeria licenses, or licensed.",
  fields: {
    id: text({
      description: "A short readable id that never changes. A microfinance bank's ends in -mfb.",
      example: "gtbank",
      pattern: BANK_ID,
    }),
    name: text({
      description: "The institution's name as its licence has it, not in capitals.",
      example: "Guaranty Trust Bank Limited",
    }),
    short_name: maybeText({
      description: "What people call it, where that is not its name.",
      example: "GTBank",
    }),
    type: oneOf(BANK_TYPES, { description: "The kind of licence.", example: "commercial" }),
    cbn_code: maybeText({
      description:
        "The code that the central bank assigned and that account numbers are checked with: three digits for deposit money banks, five for other institutions.",
      example: "058",
      pattern: "^([0-9]{3}|[0-9]{5})$",
    }),
    nip_code: maybeText({
      description:
        "The six-digit code on NIBSS Instant Payments. It is no part of an account number's check.",
      example: "000013",
      pattern: "^[0-9]{6}$",
    }),
    ussd: maybeText({
      description: "What customers dial for banking without internet; null for closed institutions.",
      example: "*737#",
      pattern: "^\\*[0-9]+(\\*[0-9]+)*#$",
    }),
    status: oneOf(BANK_STATUSES, { description: "Whether it still holds its licence.", example: "active" }),
    status_date: maybeText({
      description: "When it merged or lost its licence: YYYY, YYYY-MM or YYYY-MM-DD, as exactly as is known.",
      example: "2024-06-03",
      pattern: "^[0-9]{4}(-[0-9]{2}){0,2}$",
    }),
    merged_into: maybeText({
      description: "The id of the institution that took its business over.",
      example: "access-bank",
      pattern: BANK_ID,
    }),
    aliases: aliases(["GTB", "GTCO", "Guaranty Trust"]),
    ...provenance,
  },
});

export const banks = defineDomain({
  title: "Banks",
  summary:
    "Institutions licensed by the Central Bank of Nigeria, and the check digit of account numbers (NUBAN).",
  tables: { institutions: { record: bank, path: "banks/institutions.csv", sortedBy: ["id"] } },
});
