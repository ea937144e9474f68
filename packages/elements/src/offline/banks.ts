import { type BankType, findBank, listBanks } from "naijaref/banks";
import type { Choice } from "../choice.ts";
import type { BankSelection } from "../source.ts";

export const banks = ({ has, types }: BankSelection): readonly Choice[] =>
  listBanks(types.length === 0 ? {} : { type: types as BankType[] })
    .filter((bank) => !has.includes("nip_code") || bank.nipCode !== null)
    .filter((bank) => !has.includes("cbn_code") || bank.cbnCode !== null)
    .map(({ id, name, shortName }) => ({ value: id, label: shortName ?? name }));

export function find(given: string): string | undefined {
  const found = findBank(given);
  return found.ok ? found.value.id : undefined;
}
