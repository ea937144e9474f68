import { LIMIT } from "../arguments.ts";
import {
  allBanks,
  type BankSelection,
  type BankType,
  hasCodes,
  isActive,
  SELECTION,
  typesIn,
} from "../banks/banks.ts";
import { bareName } from "../banks/names.ts";
import { BANK_TYPES } from "../generated/enums.ts";
import type { Bank, Suggestion } from "../generated/records.ts";
import { type Result, success } from "../result.ts";
import { DEFAULT_LIMIT, type NameMatch } from "./engine/index.ts";
import { lazyIndex } from "./open-index.ts";
import { failureOf, type SearchFailure } from "./options.ts";
import type { IndexDefinition } from "./tables-of.ts";

export interface BankSearchOptions extends BankSelection {
  /** How many results at most, 10 if left out. */
  readonly limit?: number | undefined;
}

const RULES = { ...SELECTION, limit: LIMIT };

const closedOf = (type: BankType): string => `closed ${type}`;

/** Equal matches are listed by these: active before closed. */
const KINDS: readonly string[] = [...BANK_TYPES, ...BANK_TYPES.map(closedOf)];

/** @internal */
export const defineBanks = (): IndexDefinition => ({
  name: "banks",
  entries: () =>
    allBanks().map((bank) => ({
      name: bank.name,
      aliases: namesOf(bank),
      codes: codesOf(bank),
      kind: isActive(bank) ? bank.type : closedOf(bank.type),
    })),
  options: { kinds: KINDS },
});

const nameIndex = /* @__PURE__ */ lazyIndex(defineBanks);

const codesOf = ({ id, cbnCode, nipCode }: Bank): string[] =>
  [id, cbnCode, nipCode].filter((code) => code !== null);

const namesGiven = ({ name, shortName, aliases }: Bank): string[] =>
  shortName === null ? [name, ...aliases] : [name, shortName, ...aliases];

/** All names that people use for a bank, also its name without words such as Microfinance Bank. */
function namesOf(bank: Bank): string[] {
  const names = namesGiven(bank);
  return [...names, ...names.map(bareName).filter((bare) => bare !== undefined)];
}

/**
 * Institutions whose name, alias or code is like the query, best first. Typing errors, accents,
 * punctuation, missing spaces and the order of words do not matter.
 *
 * @param query at most 64 code points, with at least one letter or digit.
 */
export function searchBanks(
  query: string,
  options?: BankSearchOptions,
): Result<readonly Bank[], SearchFailure<keyof BankSelection>> {
  const failure = failureOf(query, options, RULES);
  if (failure !== undefined) return failure;
  const { type, active = true, has, limit = DEFAULT_LIMIT } = options ?? {};
  const asked = { types: typesIn(type) ?? BANK_TYPES, includeClosed: !active };
  // What lacks a code is left out before the list is cut at the limit.
  const found = match(query, { ...asked, limit: has === undefined ? limit : allBanks().length });
  const banks = found.map(({ at }) => allBanks()[at] as Bank);
  return success(has === undefined ? banks : banks.filter(hasCodes(has)).slice(0, limit));
}

interface Asked {
  readonly types?: readonly BankType[];
  readonly includeClosed?: boolean;
  readonly limit: number;
}

function match(query: string, { types = BANK_TYPES, includeClosed = false, limit }: Asked): NameMatch[] {
  const kinds = includeClosed ? types.flatMap((each) => [each, closedOf(each)]) : types;
  const matches = nameIndex().search(query, { kinds, limit });
  if (matches.length > 0) return matches;
  // "Guarantee Trust Bank": beside a typo, words that only say the kind are one word too many.
  const bare = bareName(query);
  return bare === undefined || bare === "" ? matches : nameIndex().search(bare, { kinds, limit });
}

/** The institutions whose name, alias or code is like the query, with their scores, best first. */
export const matchBanks = (query: string, asked: Asked): Suggestion[] =>
  match(query, asked).map(({ at, score, matched }) => {
    const bank = allBanks()[at] as Bank;
    const isGiven = namesGiven(bank).includes(matched) || codesOf(bank).includes(matched);
    return {
      kind: "bank",
      code: bank.id,
      name: bank.name,
      lgaCode: null,
      lgaName: null,
      stateCode: null,
      stateName: null,
      score,
      // A name without words such as Microfinance Bank is made here: the bank's own name is shown instead.
      matched: isGiven ? matched : bank.name,
    };
  });
