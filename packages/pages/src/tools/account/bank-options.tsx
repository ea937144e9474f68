import { BANK_TYPES, type BankType, getBank, listBanks } from "naijaref/banks";
import { BANK_TYPES_IN_WORDS } from "../../parts/bank-types.ts";

/** What most people look for, and all that a page has at first: so it is drawn sooner. */
const FIRST: readonly BankType[] = ["commercial"];

/** Institutions whose numbers can be checked, by type. */
export const BankOptions = ({ chosen, areAll }: { readonly chosen: string; readonly areAll: boolean }) => (
  <>
    <option value="" selected={chosen === ""}>
      I do not know the bank
    </option>
    {(areAll ? BANK_TYPES : FIRST).map((type) => {
      const banks = listBanks({ type })
        .filter(({ cbnCode }) => cbnCode !== null)
        .map(({ id, name, shortName }) => ({ id, name: shortName ?? name }))
        .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
      return (
        banks.length > 0 && (
          <optgroup key={type} label={BANK_TYPES_IN_WORDS[type].many}>
            {banks.map(({ id, name }) => (
              <option key={id} value={id} selected={id === chosen}>
                {name}
              </option>
            ))}
          </optgroup>
        )
      );
    })}
  </>
);

export const isAtFirst = (bank: string): boolean => {
  const type = getBank(bank)?.type;
  return bank === "" || (type !== undefined && FIRST.includes(type));
};
