export { BANK_TYPES } from "../generated/enums.ts";
export type { Bank } from "../generated/records.ts";
export { type AccountCandidates, type AccountCheck, banksForAccount, checkAccount } from "./accounts.ts";
export { type BankSelection, type BankType, findBank, listBanks } from "./banks.ts";
export { bankKey } from "./names.ts";
