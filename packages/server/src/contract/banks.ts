import { accountCandidates, accountCheck, BANK_TYPES, bank } from "@naijaref/records";
import { either, listOf, operation, single } from "./operation.ts";
import {
  anyText,
  inPath,
  inQuery,
  lookedFor,
  requiredInQuery,
  wholeNumber,
  wordOf,
  yesOrNo,
} from "./parameter.ts";

export const banks = {
  listBanks: operation({
    domain: "banks",
    path: "/v1/banks",
    summary: "List the banks",
    description:
      "The institutions that the central bank licenses, by name: all of them, one type, or those whose name is like `q`, best first.",
    parameters: {
      type: inQuery(wordOf(BANK_TYPES), { description: "Only this type of licence.", example: "commercial" }),
      active: inQuery(yesOrNo(true), {
        description: "Pass false to include institutions that merged or lost their licence.",
        example: "false",
      }),
      q: inQuery(lookedFor, {
        description: "A name, alias or code to look for, forgiving typing; at most 64 characters.",
        example: "guarranty trust",
      }),
      limit: inQuery(wholeNumber(1, 50, 10), {
        description: "How many results at most; applies with q.",
        example: "5",
      }),
    },
    answer: listOf(bank),
    errors: ["invalid_parameter"],
    examples: [
      "/v1/banks?type=commercial",
      "/v1/banks?q=guarranty%20trust",
      "/v1/banks?q=microfinance&limit=5",
      "/v1/banks?type=commercial&active=false",
      "/v1/banks",
    ],
  }),
  getBank: operation({
    domain: "banks",
    path: "/v1/banks/{bank}",
    summary: "Get a bank",
    description:
      "One institution by any of its identifiers. What a closed one shares with an active one answers the active one.",
    parameters: {
      bank: inPath({ description: "The bank: id, CBN code, NIP code, name or alias.", example: "gtbank" }),
    },
    answer: single(bank),
    errors: ["not_found"],
    examples: ["/v1/banks/gtbank", "/v1/banks/058", "/v1/banks/000013", "/v1/banks/Kuda", "/v1/banks/FBN"],
  }),
  validateNuban: operation({
    domain: "banks",
    path: "/v1/validate/nuban",
    summary: "Validate an account number",
    description:
      "With `bank`, whether an account number (NUBAN) is valid for it under the central bank's check-digit scheme. Without, the banks that it could belong to. A valid check digit does not prove that the account exists.",
    parameters: {
      account: requiredInQuery(anyText, {
        description: "The account number: 10 digits; spaces and hyphens between them are forgiven.",
        example: "0000014579",
      }),
      bank: inQuery(anyText, {
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
