import { institutionsTable } from "../generated/institutions.ts";
import type { Bank } from "../generated/records.ts";
import { type Failure, failure, type Result, success, type Unknown, unknown } from "../result.ts";
import { lazy } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";
import { fold } from "../text/fold.ts";
import { codeKey, indexIdentifiers, type Tier } from "../text/identifiers.ts";
import { bankKey, distinctiveNames } from "./names.ts";

/** The kind of licence. */
export type BankType = Bank["type"];

/** Which institutions to list or search. */
export interface BankSelection {
  /** Only those of one kind of licence, or of several. */
  readonly type?: BankType | readonly BankType[] | undefined;
  /** Also those that merged or lost their licence. */
  readonly includeClosed?: boolean | undefined;
}

/** Every institution, closed ones too, by name: the table has them in this order. */
export const allBanks: () => readonly Bank[] = /* @__PURE__ */ lazy(() => unpack<Bank>(institutionsTable));

const activeBanks = /* @__PURE__ */ lazy(() => Object.freeze(allBanks().filter(isActive)));

const lastFirst = (a: string, b: string): number => (a > b ? -1 : a < b ? 1 : 0);

/** Closed institutions, the last closed first: if two share a name, people usually mean the later one. */
const closedBanks = /* @__PURE__ */ lazy(() =>
  allBanks()
    .filter((bank) => !isActive(bank))
    .sort((a, b) => lastFirst(a.statusDate ?? "", b.statusDate ?? "")),
);

/** Whether an institution holds its licence. */
export const isActive = (bank: Pick<Bank, "status">): boolean => bank.status === "active";

/** The kinds of licence of a selection; undefined where it does not say any. */
export const typesIn = (type: BankSelection["type"]): readonly BankType[] | undefined =>
  typeof type === "string" ? [type] : type;

/**
 * The institutions that the central bank licenses, by name; of some types, or with closed ones, on request.
 */
export function listBanks(selection?: BankSelection): readonly Bank[] {
  const { type, includeClosed = false } = selection ?? {};
  const banks = includeClosed ? allBanks() : activeBanks();
  const types = typesIn(type);
  return types === undefined ? banks : banks.filter((bank) => types.includes(bank.type));
}

const TIERS: readonly Tier<Bank>[] = [
  { names: (bank) => [bank.id, bank.cbnCode, bank.nipCode], key: codeKey },
  { names: (bank) => [bank.name, bank.shortName], key: bankKey },
  { names: (bank) => bank.aliases, key: bankKey },
];

const findActive = /* @__PURE__ */ lazy(() => indexIdentifiers(activeBanks(), TIERS));
const findClosed = /* @__PURE__ */ lazy(() => indexIdentifiers(closedBanks(), TIERS));

/** By a name without the words that say its kind. It counts only if a single institution has it. */
const DISTINCTIVE: readonly Tier<Bank>[] = [
  {
    names: (bank) =>
      [bank.name, bank.shortName, ...bank.aliases].flatMap((name) =>
        name === null ? [] : distinctiveNames(name),
      ),
    key: bankKey,
  },
];

const findDistinctive = /* @__PURE__ */ lazy(() => indexIdentifiers(activeBanks(), DISTINCTIVE));
const findClosedDistinctive = /* @__PURE__ */ lazy(() => indexIdentifiers(closedBanks(), DISTINCTIVE));

/** Names that lists give to several institutions, with and without the words that say their kind. */
const SHARED: readonly Tier<Bank>[] = [
  {
    names: ({ sharedNames }) => sharedNames.flatMap((name) => [name, ...distinctiveNames(name)]),
    key: bankKey,
  },
];

const findShared = /* @__PURE__ */ lazy(() => indexIdentifiers(activeBanks(), SHARED));

/** Whether an identifier is an institution's id, or its name as it is in the licence. */
const isOwn = (identifier: string, { id, name }: Bank): boolean =>
  codeKey(identifier) === id || fold(identifier) === fold(name);

/** Whether lists give a name to several institutions, and it is the whole name of none of them. */
function isShared(identifier: string): boolean {
  const sharing = findShared()(identifier);
  return sharing.length > 1 && !sharing.some((bank) => isOwn(identifier, bank));
}

const onlyOne = (banks: readonly Bank[]): Bank | undefined => (banks.length === 1 ? banks[0] : undefined);

const byId = /* @__PURE__ */ lazy(() => new Map(allBanks().map((bank) => [bank.id, bank])));

/**
 * Why there is no institution.
 *
 * - `unknown_bank`: no institution has this id, code, name or alias, or lists give the name to several.
 *   `identifier` is what was given; `suggestionsFor` finds them.
 * - `not_text`: the identifier is not a string.
 */
export type BankFailure = Unknown<"unknown_bank"> | Failure<"not_text">;

/**
 * The institution with an id as in `Bank.id` ("gtbank"), in exactly this form; undefined if there is none.
 */
export const getBank = (id: string): Bank | undefined => byId().get(id);

/**
 * The institution that an identifier names. If an active and a closed institution share it, the active one is
 * returned: 076 is Polaris Bank, which took the code over from Skye Bank. If only closed ones do, the one
 * that closed last is returned.
 *
 * @param identifier id, CBN code, NIP code, name, short name or an alias; names are compared ignoring case,
 * accents, punctuation, Limited and Plc, and MFB is Microfinance Bank. A name without its last words that say
 *   the kind, such as Bank ("Union"), finds an institution if no other has it.
 */
export function findBank(identifier: string): Result<Bank, BankFailure> {
  if (typeof identifier !== "string") return failure("not_text");
  if (isShared(identifier)) return unknown("unknown_bank", identifier);
  const bank =
    findActive()(identifier)[0] ??
    findClosed()(identifier)[0] ??
    onlyOne(findDistinctive()(identifier)) ??
    closedAlone(identifier);
  return bank === undefined ? unknown("unknown_bank", identifier) : success(bank);
}

/** The only closed institution with a name without the words that say its kind; of no active one. */
const closedAlone = (identifier: string): Bank | undefined =>
  findDistinctive()(identifier).length > 0 ? undefined : onlyOne(findClosedDistinctive()(identifier));

/** The closed institutions that a text names. */
interface ClosedNamed {
  /** The last closed first; none if the text names an active institution too. */
  readonly banks: readonly Bank[];
  /** Whether it is a whole name or a code, and not a name without the words that say its kind. */
  readonly isWhole: boolean;
}

/** @internal */
export function closedNamed(identifier: string): ClosedNamed {
  if (findActive()(identifier).length > 0) return { banks: [], isWhole: true };
  const closed = findClosed()(identifier);
  if (closed.length > 0) return { banks: closed, isWhole: true };
  const banks = findDistinctive()(identifier).length > 0 ? [] : findClosedDistinctive()(identifier);
  return { banks, isWhole: false };
}

/**
 * The active institution that carries on the business of a closed one, by way of others where they closed
 * too; undefined where there is none.
 */
export function successorOf({ mergedInto }: Pick<Bank, "mergedInto">): Bank | undefined {
  const next = mergedInto === null ? undefined : byId().get(mergedInto);
  return next === undefined || isActive(next) ? next : successorOf(next);
}
