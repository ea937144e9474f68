import { defineDomain } from "./domain.ts";
import { list, maybeInteger, maybeText, oneOf, text } from "./field.ts";
import { DAY_OR_LESS } from "./forms.ts";
import { aliases, provenance } from "./provenance.ts";
import { defineRecord } from "./record.ts";

/**
 * The kinds of licence that the central bank gives, in the order in which candidates for an account are
 * listed. The last three are kinds of institutions that only payment lists name.
 */
export const BANK_TYPES = [
  "commercial",
  "merchant",
  "non_interest",
  "payment_service_bank",
  "mobile_money_operator",
  "microfinance",
  "mortgage",
  "development_finance",
  "finance_company",
  "payment_company",
  "wallet",
] as const;

/** `unlisted`: payments are routed to it, and no list of the central bank that is a source here names it. */
export const BANK_STATUSES = ["active", "merged", "licence_revoked", "unlisted"] as const;

/** The systems of ids that have ids of banks: see `systems.csv`. Payment providers are among them. */
export const BANK_ID_SYSTEMS = [
  "anchor_id",
  "cbn",
  "flutterwave_code",
  "kora_code",
  "kora_slug",
  "monnify_code",
  "nip",
  "paystack_code",
  "paystack_slug",
] as const;

const BANK_ID = "^[a-z0-9]+(-[a-z0-9]+)*$";

export const bank = defineRecord({
  name: "Bank",
  description:
    "An institution that has, or had, a licence of the Central Bank of Nigeria; or one that payment lists route to, with the status unlisted.",
  fields: {
    id: text(
      "A short readable id that never changes. The id of a microfinance bank ends in -mfb.",
      "gtbank",
      BANK_ID,
    ),
    name: text(
      "The institution's name as in its licence, but not in capitals.",
      "Guaranty Trust Bank Limited",
    ),
    short_name: maybeText("The name that people use, if it is not `name`.", "GTBank"),
    type: oneOf(
      BANK_TYPES,
      "The kind of licence. finance_company, payment_company and wallet are what the names and codes of unlisted institutions say.",
      "commercial",
    ),
    cbn_code: maybeText(
      "The code that the central bank assigned. It is part of the check of account numbers. Deposit money banks have three digits, other institutions five.",
      "058",
      "^([0-9]{3}|[0-9]{5})$",
    ),
    nip_code: maybeText(
      "The six-digit code on NIBSS Instant Payments. It is not used to check account numbers.",
      "000013",
      "^[0-9]{6}$",
    ),
    ussd: maybeText(
      "The code that customers dial for banking without internet; null for closed institutions.",
      "*737#",
      "^\\*[0-9]+(\\*[0-9]+)*#$",
    ),
    status: oneOf(
      BANK_STATUSES,
      "Whether it has its licence; if not, why. unlisted: it is on payment lists, and no list of the central bank that is a source here names it.",
      "active",
    ),
    status_date: maybeText(
      "When it merged or lost its licence: YYYY, YYYY-MM or YYYY-MM-DD, as exact as the sources are.",
      "2024-06-03",
      DAY_OR_LESS,
    ),
    merged_into: maybeText("The id of the institution that took over its business.", "access-bank", BANK_ID),
    picker_group: maybeInteger(
      "Where it stands in a list that people choose from: 1 the deposit banks that most people have an account at, 2 the wallets and digital banks that most people use, null all others. Groups, not ranks: within a group no order is proven.",
      1,
      { minimum: 1, maximum: 2 },
    ),
    account_numbers: maybeText(
      "`phone_number` if its account numbers are its customers' phone numbers without the first zero, so that no check digit can be expected; null if that is not known of it.",
      "phone_number",
      "^phone_number$",
    ),
    shared_names: list(
      "Names that lists give to this institution and to another one too. A look-up by such a name finds none of them and suggests each; the whole name of the licence finds its institution.",
      ["Mint MFB"],
    ),
    aliases: aliases(["GTB", "GTCO", "Guaranty Trust"]),
    ...provenance,
  },
  onRequest: Object.fromEntries(
    BANK_ID_SYSTEMS.map((system) => [
      system,
      maybeText(
        `Only in a list with \`with=${system}\`: the exact id that the system ${system} has for it; null if it has none.`,
        "058",
      ),
    ]),
  ),
});

export const banks = defineDomain({
  title: "Banks",
  order: 5,
  summary:
    "Institutions licensed by the Central Bank of Nigeria, and the check digit of account numbers (NUBAN).",
  tables: {
    institutions: {
      record: bank,
      path: "banks/institutions.csv",
      publishedAs: "banks",
      sortedBy: ["id"],
    },
  },
});
