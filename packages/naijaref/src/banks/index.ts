export { BANK_TYPES } from "../generated/enums.ts";
export type { Bank } from "../generated/records.ts";
export { explainAccount } from "../reasons.ts";
export {
  type AccountCandidates,
  type AccountCheck,
  type AccountCheckFailure,
  type AccountSuccessor,
  banksForAccount,
  checkAccount,
} from "./accounts.ts";
export {
  BANK_CODES,
  type BankCode,
  type BankFailure,
  type BankSelection,
  type BankType,
  findBank,
  getBank,
  listBanks,
  successorOf,
} from "./banks.ts";
export { predecessorsOf } from "./fits.ts";
export { bankKey } from "./names.ts";
export { explainStatus } from "./notes.ts";
export type { AccountFailure } from "./nuban.ts";
export { explainOtherCode, type OtherCode } from "./other-codes.ts";
