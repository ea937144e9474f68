import { camelCase } from "@naijaref/records";
import {
  type AccountCheck,
  type AccountCheckFailure,
  type Bank,
  type BankFailure,
  bankKey,
  banksForAccount,
  checkAccount,
  explainAccount,
  explainOtherCode,
  explainStatus,
  findBank,
  getBank,
  listBanks,
} from "naijaref/banks";
import { findByExternalId, listIdSystems, listIds } from "naijaref/concordance";
import { isExact, searchBanks, suggestionsFor } from "naijaref/search";
import type { banks as contract } from "../contract/banks.ts";
import { Failure, fail, quote } from "../contract/errors.ts";
import type { Values } from "../contract/operation.ts";
import { failureOfSearch, listed, meantElsewhere, notFound } from "./failures.ts";
import { type Handlers, Noted } from "./operations.ts";

/** Says whose id of another system a text is that names no bank: people have codes of Paystack in a table. */
function idElsewhere(text: string): { readonly bank: Bank; readonly sentence: string } | undefined {
  for (const { id, kinds } of listIdSystems()) {
    const found = kinds.includes("bank") ? findByExternalId(id, text) : undefined;
    const bank = found?.ok && found.value.relation === "exact" ? getBank(found.value.code) : undefined;
    if (bank !== undefined) return { bank, sentence: `it is the ${id} of ${bank.id} (${bank.name})` };
  }
  return undefined;
}

const suggested = ({ id, name }: Bank) => meantElsewhere("bank", id, name);

const LISTED = "/v1/banks lists ids, codes and names";

function failureOfBank(failure: BankFailure): Failure {
  if (!("identifier" in failure)) return notFound(failure, "No bank matches", LISTED);
  const { identifier } = failure;
  const suggestions = suggestionsFor(failure);
  const elsewhere = suggestions.length === 0 ? idElsewhere(identifier) : undefined;
  if (elsewhere !== undefined)
    return fail(
      "not_found",
      `No bank matches ${quote(identifier)}: ${elsewhere.sentence}. /v1/concordance reads ids of other systems.`,
      { suggestions: [suggested(elsewhere.bank)] },
    );
  const other = explainOtherCode(identifier);
  if (other !== undefined)
    return fail("not_found", `No bank matches ${quote(identifier)}: it ${other.what}`, {
      suggestions: other.bank === undefined ? [] : [suggested(other.bank)],
    });
  const named = suggestions.filter(isExact);
  // A number is no name that several have, but a code without its leading zeros: the likeliest comes first.
  if (named.length < 2 || /^\d+$/.test(identifier.trim()))
    return notFound(failure, "No bank matches", LISTED);
  const ids = named.map(({ code }) => code).join(" and ");
  return fail("not_found", `Lists give the name ${quote(identifier)} to ${ids}: use an id or a code.`, {
    suggestions: named.map(listed),
  });
}

function refuseAccount(refusal: AccountCheckFailure): Failure {
  if (refusal.reason === "unknown_bank") return failureOfBank(refusal);
  const code = refusal.reason === "bank_not_checkable" ? refusal.reason : "invalid_account";
  const reason = refusal.reason === "not_text" ? "not_digits" : refusal.reason;
  return fail(code, explainAccount(refusal, "program"), { reason });
}

type Checkable = AccountCheck["bank"];

const inShort = ({ id, name, cbnCode }: Checkable) => ({ id, name, cbnCode });

const candidate = ({ id, name, shortName, type, cbnCode }: Checkable) => ({
  id,
  name,
  shortName,
  type,
  cbnCode,
});

/** Adds to each bank its exact ids in other systems. */
function withIds(found: readonly Bank[] | Noted<readonly Bank[]>, systems: readonly string[]) {
  const [banks, notice] = found instanceof Noted ? [found.value, found.notice] : [found, ""];
  const columns = systems.map((system) => {
    const listed = listIds(system);
    const exact = listed.ok ? listed.value.filter(({ relation }) => relation === "exact") : [];
    return [camelCase(system), new Map(exact.map(({ code, id }) => [code, id]))] as const;
  });
  const extended = banks.map((bank) => ({
    ...bank,
    ...Object.fromEntries(columns.map(([name, ids]) => [name, ids.get(bank.id) ?? null])),
  }));
  return new Noted(extended, notice);
}

type Asked = Values<typeof contract.listBanks>;

function findBanks({
  type,
  active,
  has,
  q,
  limit,
}: Omit<Asked, "with">): readonly Bank[] | Noted<readonly Bank[]> | Failure {
  if (q === undefined) return listBanks({ type, active, has });
  const found = searchBanks(q, { type, active, has, limit });
  if (!found.ok) return failureOfSearch(found);
  const likest = active ? searchBanks(q, { type, active: false, limit: 1 }) : undefined;
  const closed = likest?.ok ? likest.value.find(({ status }) => status !== "active") : undefined;
  if (closed !== undefined) {
    const included = closed.status === "unlisted" ? "it" : "closed institutions";
    return new Noted(found.value, `${explainStatus(closed)} active=false includes ${included}.`);
  }
  const elsewhere = found.value.length === 0 ? idElsewhere(q) : undefined;
  return elsewhere === undefined
    ? found.value
    : new Noted(found.value, `No institution has this name or code: ${elsewhere.sentence}.`);
}

export const banks = {
  listBanks: ({ with: systems, ...asked }) => {
    const found = findBanks(asked);
    return systems === undefined || found instanceof Failure ? found : withIds(found, systems);
  },
  getBank: ({ bank }) => {
    const found = findBank(bank);
    if (!found.ok) return failureOfBank(found);
    if (found.value.status !== "active") return new Noted(found.value, explainStatus(found.value));
    // "TeamApt" is the owner of a bank, and lists give its name to the bank.
    const isAlias = found.value.aliases.some((alias) => bankKey(alias) === bankKey(bank));
    const other = isAlias ? explainOtherCode(bank) : undefined;
    return other === undefined ? found.value : new Noted(found.value, `${quote(bank)} ${other.what}`);
  },
  validateNuban: ({ account, bank }) => {
    if (bank === undefined) {
      const found = banksForAccount(account);
      if (!found.ok) return refuseAccount(found);
      const { banks, successors, note } = found.value;
      return {
        account: found.value.account,
        count: banks.length,
        banks: banks.map(candidate),
        successors: successors.map(({ bank, fits, reason }) => ({
          ...candidate(bank),
          fits: fits.map(inShort),
          reason,
        })),
        note,
      };
    }
    const check = checkAccount(account, bank);
    if (!check.ok) return refuseAccount(check);
    const { valid, possible, fits, codeVerified, checkDigit, expectedCheckDigit, note } = check.value;
    return {
      account: check.value.account,
      valid,
      possible,
      fits: fits.map(inShort),
      codeVerified,
      bank: inShort(check.value.bank),
      checkDigit,
      expectedCheckDigit,
      note,
    };
  },
} satisfies Handlers<keyof typeof contract>;
