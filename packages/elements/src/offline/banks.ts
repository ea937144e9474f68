import { listBanks } from "naijaref/banks";
import { BankList, type BankSelection } from "../bank-list.ts";

export const banks = (selection: BankSelection): BankList =>
  new BankList(listBanks({ active: false }), selection);
