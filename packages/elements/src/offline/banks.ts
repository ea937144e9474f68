import { BANK_CODES, BANK_TYPES, findBank, listBanks } from "naijaref/banks";
import type { Choice } from "../choice.ts";
import type { BankSelection } from "../source.ts";

/** The words of an attribute that the library knows. */
const knownIn = <Word extends string>(words: readonly Word[], written: readonly string[]): Word[] =>
  words.filter((word) => written.includes(word));

export function banks({ has, type }: BankSelection): readonly Choice[] {
  const types = knownIn(BANK_TYPES, type);
  if (type.length > 0 && types.length === 0) return [];
  const selection = { has: knownIn(BANK_CODES, has), ...(types.length > 0 && { type: types }) };
  return listBanks(selection).map(({ id, name, shortName }) => ({ value: id, label: shortName ?? name }));
}

export function find(given: string): string | undefined {
  const found = findBank(given);
  return found.ok ? found.value.id : undefined;
}
