export type { Bank } from "../records.generated.ts";
export { type AccountCandidates, type AccountCheck, banksForAccount, checkAccount } from "./accounts.ts";
export { type BankSelection, findBank, listBanks } from "./banks.ts";
export { bankKey } from "./names.ts";
export { type BankSearch, type BankSearchOptions, searchBanks } from "./search.ts";
export { BANK_TYPES, type BankType } from "./types.ts";
