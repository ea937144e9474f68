import { LIMIT } from "../arguments.ts";
import {
  allBanks,
  type BankSelection,
  type BankType,
  closedNamed,
  hasCodes,
  isActive,
  SELECTION,
  successorOf,
  typesIn,
} from "../banks/banks.ts";
import { bankKey, bareName, withoutCompany } from "../banks/names.ts";
import { BANK_TYPES } from "../generated/enums.ts";
import type { Bank, Suggestion } from "../generated/records.ts";
import { withLostZeros } from "../kinds/kinds.ts";
import { fold, foldsToNothing } from "../names/fold.ts";
import { inBrackets, withoutBrackets } from "../names/tokens.ts";
import { type Result, success } from "../result.ts";
import { lazy } from "../table/lazy.ts";
import type { NameMatch } from "./engine/name-index.ts";
import { BEGINNING, DEFAULT_LIMIT, EXACT, SHORTENED, SOME_WORDS, TYPOS } from "./engine/tuning.ts";
import type { IndexDefinition } from "./open-index.ts";
import { lazyIndex } from "./open-index.ts";
import { failureOf, type SearchFailure } from "./options.ts";

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

/** Also what customers dial, `*737#`. */
const codesOf = ({ id, cbnCode, nipCode, ussd }: Bank): string[] =>
  [id, cbnCode, nipCode, ussd].filter((code) => code !== null);

const namesGiven = ({ name, shortName, aliases, sharedNames }: Bank): string[] => [
  name,
  ...(shortName === null ? [] : [shortName]),
  ...aliases,
  ...sharedNames,
];

/** All names that people use for a bank, also its name without words such as Microfinance Bank. */
function namesOf(bank: Bank): string[] {
  const names = namesGiven(bank);
  return [...names, ...names.map(bareName).filter((bare) => bare !== undefined)];
}

/**
 * Institutions whose name, alias or code is like the query, best first. Typing errors, accents,
 * punctuation, missing spaces and the order of words do not matter.
 *
 * A query that names a closed institution does not find others that are only like it. Among active ones it
 * finds the successor, or nothing; with closed ones, the closed institution and then its successor.
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
  const asked = { types: typesIn(type) ?? BANK_TYPES, includeClosed: !active, withNamed: !active };
  // What lacks a code is left out before the list is cut at the limit.
  const found = match(query, { ...asked, limit: has === undefined ? limit : allBanks().length });
  const banks = found.map(({ at }) => allBanks()[at] as Bank);
  return success(has === undefined ? banks : banks.filter(hasCodes(has)).slice(0, limit));
}

interface Asked {
  readonly types?: readonly BankType[];
  /** Also closed institutions whose names are only like the query. */
  readonly includeClosed: boolean;
  /** Also the closed institutions that the query names. */
  readonly withNamed: boolean;
  readonly limit: number;
}

/** The successor of what the query names comes after it, and before all that is only like the query. */
const SUCCESSOR = EXACT - 1;

/**
 * What the query finds or, where that is no name nor the beginning of one, what it finds without what people
 * add: `uba plc`, `Eco Bank Nig. Ltd`, `Guarantee Trust Bank (GTB)`.
 */
function match(query: string, asked: Asked): NameMatch[] {
  let best = matchAsWritten(query, asked);
  if (highestOf(best) >= BEGINNING) return best;
  for (const name of shorterNames(query)) {
    const found = matchAsWritten(name, asked).map((one) => ({ ...one, score: one.score - SHORTENED }));
    if (highestOf(found) > highestOf(best)) best = found;
  }
  return best.length === 0 ? matchCutCode(query, asked) : best;
}

/** Those with a code that lost its leading zeros. A single digit is the end of too many codes. */
function matchCutCode(query: string, asked: Asked): NameMatch[] {
  if (query.trim().length < 2) return [];
  return withLostZeros(query, "bank")
    .flatMap((code) => matchAsWritten(code, asked).filter(({ matched }) => matched === code))
    .map((one) => ({ ...one, score: TYPOS }))
    .slice(0, asked.limit);
}

const highestOf = (matches: readonly NameMatch[]): number => matches[0]?.score ?? 0;

const shorterNames = (query: string): readonly string[] =>
  [withoutCompany(withoutBrackets(query) ?? query), inBrackets(query)].filter(
    (name) => name !== fold(query) && !foldsToNothing(name),
  );

function matchAsWritten(query: string, asked: Asked): NameMatch[] {
  const { types = BANK_TYPES, includeClosed, withNamed, limit } = asked;
  const kinds = includeClosed ? types.flatMap((each) => [each, closedOf(each)]) : types;
  const like = matchLike(query, kinds, limit);
  // What a code meant before says nothing of who has it now.
  if (/^[0-9 ]+$/.test(query)) return like;
  const { banks: named, isWhole } = closedNamed(query);
  if (named.length === 0) return like;
  const least = isWhole && !includeClosed ? EXACT : SOME_WORDS;
  const found = [
    ...named.flatMap((bank) => (withNamed ? [namedAs(bank, bank, query, EXACT)] : [])),
    ...like.filter(({ score }) => score === EXACT),
    ...named.flatMap((bank) => {
      const successor = successorOf(bank);
      return successor === undefined ? [] : [namedAs(successor, bank, query, SUCCESSOR)];
    }),
    ...like.filter(({ score }) => score < EXACT && score >= least),
  ].filter(({ at }) => types.includes((allBanks()[at] as Bank).type));
  return found
    .filter(({ at }, place) => found.findIndex((other) => other.at === at) === place)
    .slice(0, limit);
}

const positions = /* @__PURE__ */ lazy(() => new Map(allBanks().map(({ id }, at) => [id, at])));

/** A match by the name of a closed institution: itself, or what carries on its business. */
function namedAs(bank: Bank, closed: Bank, query: string, score: number): NameMatch {
  const key = bankKey(query);
  const matched = namesGiven(closed).find((name) => bankKey(name) === key);
  return { at: positions().get(bank.id) as number, score, matched: matched ?? closed.name };
}

function matchLike(query: string, kinds: readonly string[], limit: number): NameMatch[] {
  const matches = nameIndex().search(query, { kinds, limit });
  if (matches.length > 0) return matches;
  // "Guarantee Trust Bank": beside a typo, words that only say the kind are one word too many.
  const bare = bareName(query);
  return bare === undefined || bare === "" ? matches : nameIndex().search(bare, { kinds, limit });
}

/** The best first; of those with equal scores a commercial bank first, and then by name. */
function inOrder(a: NameMatch, b: NameMatch): number {
  const [one, other] = [allBanks()[a.at] as Bank, allBanks()[b.at] as Bank];
  const isLater = Number(one.type !== "commercial") - Number(other.type !== "commercial");
  return b.score - a.score || isLater || (one.name < other.name ? -1 : 1);
}

/**
 * The institutions whose name, alias or code is like the query, with their scores, best first; also the
 * closed ones that the query names.
 */
export const matchBanks = (query: string, asked: Omit<Asked, "withNamed">): Suggestion[] =>
  match(query, { ...asked, withNamed: true })
    .sort(inOrder)
    .map(({ at, score, matched }) => {
      const bank = allBanks()[at] as Bank;
      const isMade = !namesGiven(bank).includes(matched) && namesOf(bank).includes(matched);
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
        matched: isMade ? bank.name : matched,
        bankStatus: bank.status,
      };
    });
