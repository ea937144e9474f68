import { accountCandidates, accountCheck, BANK_ID_SYSTEMS, BANK_TYPES, bank } from "@naijaref/records";
import { either, listOf, operationsOf, single } from "./operation.ts";
import {
  anyText,
  BLANKS,
  identifier,
  inPath,
  inQuery,
  type Kind,
  lookedFor,
  requiredInQuery,
  wholeNumber,
  wordsOf,
  yesOrNo,
} from "./parameter.ts";

/** The codes of an institution that a caller may need. */
const BANK_CODES = ["nip_code", "cbn_code", "ussd"] as const;

/** Ten digits, with blanks and hyphens between them, and blanks around. Which text is none, the library says. */
export const accountNumber: Kind<string> = {
  ...anyText,
  schema: {
    ...anyText.schema,
    pattern: `^[${BLANKS}]*[0-9]([${BLANKS}\u2010-\u2013-]*[0-9]){9}[${BLANKS}]*$`,
  },
};

const operation = operationsOf("banks");

export const banks = {
  listBanks: operation({
    path: "/v1/banks",
    summary: "List the banks",
    description:
      "The institutions that the central bank licenses, by name: all of them, one type, or those that match `q`, best match first.",
    parameters: {
      type: inQuery(wordsOf(BANK_TYPES), {
        description: `Only these types of licence, separated by commas: ${BANK_TYPES.join(", ")}.`,
        example: "commercial",
      }),
      active: inQuery(yesOrNo(true), {
        description:
          "Pass false to include institutions that merged or lost their licence, and those that only payment lists name (status unlisted).",
        example: "false",
      }),
      has: inQuery(wordsOf(BANK_CODES), {
        description: `Only institutions that have all of these, separated by commas: ${BANK_CODES.join(", ")}.`,
        example: "nip_code",
      }),
      q: inQuery(lookedFor, {
        description:
          "A name, alias or code to search for; typing errors are tolerated; at most 64 characters.",
        example: "guarranty trust",
      }),
      with: inQuery(wordsOf(BANK_ID_SYSTEMS), {
        description: `Also the ids that these systems have for each bank, a column for each, separated by commas: ${BANK_ID_SYSTEMS.join(", ")}. The exact id, or null; /v1/concordance?system=paystack_code lists second ids too.`,
        example: "paystack_code,flutterwave_code",
      }),
      limit: inQuery(wholeNumber(1, 50, 10), {
        description: "The most results to return, 1 to 50; used only with q.",
        example: "5",
        usedWith: "q",
      }),
    },
    answer: listOf(bank),
    ids: {
      kind: "bank",
      description: "Only these institutions: id, CBN code, NIP code, name or alias.",
      example: "gtbank,044,Kuda",
    },
    examples: [
      "/v1/banks?type=commercial",
      "/v1/banks?q=guarranty%20trust",
      "/v1/banks?q=microfinance&limit=5",
      "/v1/banks?type=commercial&active=false",
      "/v1/banks?type=commercial,payment_service_bank&has=nip_code&fields=name,nip_code",
      "/v1/banks?ids=gtbank,058,Kuda",
      "/v1/banks?with=paystack_code,flutterwave_code&fields=name&type=commercial",
      "/v1/banks",
    ],
  }),
  getBank: operation({
    path: "/v1/banks/{bank}",
    summary: "Get a bank",
    description:
      "One bank by any of its identifiers. If a closed bank and an active one share an identifier, the active one is returned.",
    parameters: {
      bank: inPath({ description: "The bank: id, CBN code, NIP code, name or alias.", example: "gtbank" }),
    },
    answer: single(bank),
    errors: ["not_found"],
    examples: ["/v1/banks/gtbank", "/v1/banks/058", "/v1/banks/000013", "/v1/banks/Kuda", "/v1/banks/FBN"],
  }),
  validateNuban: operation({
    path: "/v1/validate/nuban",
    summary: "Validate an account number",
    description:
      "With `bank`, whether an account number (NUBAN) is valid for it under the central bank's check-digit scheme. Without, the banks that it could belong to. A valid check digit does not prove that the account exists.",
    parameters: {
      account: requiredInQuery(accountNumber, {
        refusal: "invalid_account",
        description: "The account number: 10 digits; spaces and hyphens between them are ignored.",
        example: "0000014579",
      }),
      bank: inQuery(identifier, {
        description: "The bank: id, CBN code, NIP code, name or alias.",
        example: "First Bank",
      }),
    },
    answer: either(accountCheck, accountCandidates),
    errors: ["invalid_parameter", "not_found", "invalid_account", "bank_not_checkable"],
    cache: "private",
    examples: ["/v1/validate/nuban?account=0000014579&bank=011", "/v1/validate/nuban?account=0000014579"],
  }),
};
