import { FLAG, OBJECT, oneOrSome, type Rules, requireArgument, requireOptions } from "../arguments.ts";
import { banksTable } from "../generated/banks.ts";
import { BANK_TYPES } from "../generated/enums.ts";
import type { Bank } from "../generated/records.ts";
import { fold } from "../names/fold.ts";
import { codeKey, indexIdentifiers, type Tier } from "../names/identifiers.ts";
import { findBracketed } from "../names/tokens.ts";
import { type Failure, failure, type Result, success, type Unknown, unknown } from "../result.ts";
import { lazy } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";
import { bankKey, distinctiveNames } from "./names.ts";

/** The kind of licence. */
export type BankType = Bank["type"];

/** A code that a bank can have, by its name in the API. */
export type BankCode = keyof typeof CODE_FIELDS;

export const CODE_FIELDS = { nip_code: "nipCode", cbn_code: "cbnCode", ussd: "ussd" } as const;

/** The codes that banks can be chosen by. */
export const BANK_CODES = /* @__PURE__ */ Object.freeze(["nip_code", "cbn_code", "ussd"] as const);

export interface BankSelection {
  /** Only those of one kind of licence, or of several. */
  readonly type?: BankType | readonly BankType[] | undefined;
  /** `false`: also those that merged or lost their licence, and those that only payment lists name. */
  readonly active?: boolean | undefined;
  /** Only those that have this code, or all of these: `nip_code` to pay into. */
  readonly has?: BankCode | readonly BankCode[] | undefined;
}

export const SELECTION: Rules = {
  type: /* @__PURE__ */ oneOrSome(BANK_TYPES),
  active: FLAG,
  has: /* @__PURE__ */ oneOrSome(BANK_CODES),
};

/** Every institution, closed ones too, by name: the table has them in this order. */
export const allBanks: () => readonly Bank[] = /* @__PURE__ */ lazy(() => unpack<Bank>(banksTable));

const activeBanks = /* @__PURE__ */ lazy(() => Object.freeze(allBanks().filter(isActive)));

/** Those that only payment lists name. What they share with others is the others'. */
const unlistedBanks = /* @__PURE__ */ lazy(() => allBanks().filter(({ status }) => status === "unlisted"));

/** Closed institutions, the last closed first: if two share a name, people usually mean the later one. */
const closedBanks = /* @__PURE__ */ lazy(() =>
  allBanks()
    .filter((bank) => !isActive(bank) && bank.status !== "unlisted")
    .sort(
      ({ statusDate: a }, { statusDate: b }) => Number((a ?? "") < (b ?? "")) - Number((a ?? "") > (b ?? "")),
    ),
);

export const isActive = (bank: Pick<Bank, "status">): boolean => bank.status === "active";

/** The kinds of licence of a selection; undefined where it does not say any. */
export const typesIn = (type: BankSelection["type"]): readonly BankType[] | undefined =>
  typeof type === "string" ? [type] : type;

export const hasCodes = (has: BankSelection["has"]): ((bank: Bank) => boolean) => {
  const fields = [has ?? []].flat().map((code) => CODE_FIELDS[code]);
  return (bank) => fields.every((field) => bank[field] !== null);
};

/**
 * The institutions that the central bank licenses, by name; of some types, with some codes, or with closed
 * ones, on request.
 *
 * @throws TypeError for an option that does not exist, or a value that it cannot have.
 */
export function listBanks(selection?: BankSelection): readonly Bank[] {
  requireOptions("listBanks", selection, SELECTION);
  const { type, active = true, has } = selection ?? {};
  const banks = active ? activeBanks() : allBanks();
  if (type === undefined && has === undefined) return banks;
  const types = typesIn(type) ?? BANK_TYPES;
  const isWanted = hasCodes(has);
  return banks.filter((bank) => types.includes(bank.type) && isWanted(bank));
}

const TIERS: readonly Tier<Bank>[] = [
  { names: (bank) => [bank.id, bank.cbnCode, bank.nipCode], key: codeKey },
  { names: (bank) => [bank.name, bank.shortName], key: bankKey },
  { names: (bank) => bank.aliases, key: bankKey },
];

const findActive = /* @__PURE__ */ indexIdentifiers(activeBanks, TIERS);
const findClosed = /* @__PURE__ */ indexIdentifiers(closedBanks, TIERS);
const findUnlisted = /* @__PURE__ */ indexIdentifiers(unlistedBanks, TIERS);

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

const findDistinctive = /* @__PURE__ */ indexIdentifiers(activeBanks, DISTINCTIVE);
const findClosedDistinctive = /* @__PURE__ */ indexIdentifiers(closedBanks, DISTINCTIVE);
const findUnlistedDistinctive = /* @__PURE__ */ indexIdentifiers(unlistedBanks, DISTINCTIVE);

/** Names that lists give to several institutions, with and without the words that say their kind. */
const SHARED: readonly Tier<Bank>[] = [
  {
    names: ({ sharedNames }) => sharedNames.flatMap((name) => [name, ...distinctiveNames(name)]),
    key: bankKey,
  },
];

const findShared = /* @__PURE__ */ indexIdentifiers(activeBanks, SHARED);

function isShared(identifier: string): boolean {
  const sharing = findShared(identifier);
  const isOwn = ({ id, name }: Bank): boolean =>
    codeKey(identifier) === id || fold(identifier) === fold(name);
  return sharing.length > 1 && !sharing.some(isOwn);
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
 * that closed last is returned. An unlisted one is returned if no other has it.
 *
 * @param identifier id, CBN code, NIP code, name, short name or an alias; names are compared ignoring case,
 * accents, punctuation, Limited and Plc, and MFB is Microfinance Bank. A name without its last words that say
 *   the kind, such as Bank ("Union"), finds an institution if no other has it; so does a name with another of
 *   its names in brackets.
 */
export function findBank(identifier: string): Result<Bank, BankFailure> {
  if (typeof identifier !== "string") return failure("not_text");
  const bank =
    bankNamed(identifier) ??
    // "Polaris Bank (Skye Bank)" may be either: the one took over the other's codes.
    findBracketed(
      identifier,
      bankNamed,
      (within, before) => successorOf(within) === before && within.cbnCode !== before.cbnCode,
    );
  return bank === undefined ? unknown("unknown_bank", identifier) : success(bank);
}

function bankNamed(identifier: string): Bank | undefined {
  if (isShared(identifier)) return undefined;
  return (
    findActive(identifier)[0] ??
    findClosed(identifier)[0] ??
    onlyOne(findDistinctive(identifier)) ??
    // With a name without the words that say its kind, of no active one.
    (findDistinctive(identifier).length > 0 ? undefined : onlyOne(findClosedDistinctive(identifier))) ??
    unlistedNamed(identifier)[0]
  );
}

/** The unlisted institutions with an identifier that names no other. */
function unlistedNamed(identifier: string): readonly Bank[] {
  if (findDistinctive(identifier).length > 0) return [];
  const whole = findUnlisted(identifier);
  return whole.length > 0 ? whole : [onlyOne(findUnlistedDistinctive(identifier)) ?? []].flat();
}

/**
 * The closed institutions that a text names, the last closed first; none if it names an active institution too. And
 * whether it is a whole name or a code, and not a name without the words that say its kind.
 *
 * @internal
 */
export function closedNamed(identifier: string): {
  readonly banks: readonly Bank[];
  readonly isWhole: boolean;
} {
  if (findActive(identifier).length > 0) return { banks: [], isWhole: true };
  const closed = findClosed(identifier);
  if (closed.length > 0) return { banks: closed, isWhole: true };
  if (findDistinctive(identifier).length > 0) return { banks: [], isWhole: false };
  const banks = findClosedDistinctive(identifier);
  if (banks.length > 0) return { banks, isWhole: false };
  return { banks: unlistedNamed(identifier), isWhole: findUnlisted(identifier).length > 0 };
}

/**
 * The active institution that carries on the business of a closed one, by way of others where they closed
 * too; undefined where there is none.
 */
export function successorOf(bank: Pick<Bank, "mergedInto">): Bank | undefined {
  requireArgument("successorOf", "bank", bank, OBJECT);
  const { mergedInto } = bank;
  const next = mergedInto === null ? undefined : byId().get(mergedInto);
  return next === undefined || isActive(next) ? next : successorOf(next);
}
