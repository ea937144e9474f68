import type { Bank } from "naijaref/banks";
import { fold as foldName } from "naijaref/text";
import type { Choice } from "./field.ts";

export interface BankSelection {
  /** Codes that each bank must have. */
  readonly has: readonly string[];
  /** Kinds of licence; empty: all. */
  readonly type: readonly string[];
}

/** What a list needs of each bank, and a service is asked for. */
export const BANK_FIELDS = [
  ...(["id", "name", "shortName", "aliases", "type", "cbnCode", "nipCode", "ussd"] as const),
  ...(["status", "mergedInto", "pickerGroup"] as const),
];

export type BankRecord = Pick<Bank, (typeof BANK_FIELDS)[number]>;

export interface BankChoice extends Choice {
  /** The name of its licence, where `label` is another. */
  readonly detail: string;
}

export interface FoundBank {
  readonly bank?: BankChoice;
  /** The closed bank whose name was given. */
  readonly closed?: string;
}

interface Former {
  readonly label: string;
  readonly codes: readonly string[];
  readonly names: readonly string[];
}

interface Entry extends BankChoice, Former {
  /** Banks that it took over. */
  readonly former: readonly Former[];
}

/** Deposit banks and wallets stand before all others. */
const TYPES: readonly string[] = [
  "commercial",
  "non_interest",
  "merchant",
  "payment_service_bank",
  "mobile_money_operator",
  "microfinance",
];

const placeOf = ({ pickerGroup, type }: BankRecord): number =>
  (pickerGroup ?? 3) * 10 + (TYPES.indexOf(type) < 0 ? TYPES.length : TYPES.indexOf(type));

/** A name as words to compare: no accents, marks or forms of companies. */
const fold = (text: string): string =>
  foldName(text.replaceAll("&", " and "))
    .replace(/( (limited|ltd|plc))+$/, "")
    .replace(/\bmicro ?finance bank\b|\bmf bank\b/g, "mfb")
    .replace(/\bpayment service bank\b/g, "psb");

/** A code without the zeros that a spreadsheet drops. */
const code = (text: string): string => text.replace(/^0+/, "");

const labelOf = ({ shortName, name }: BankRecord): string => shortName ?? name;

const codesOf = ({ id, cbnCode, nipCode }: BankRecord): string[] =>
  [id, cbnCode, nipCode].flatMap((one) => (one === null ? [] : [code(one)]));

const namesOf = ({ name, shortName, aliases }: BankRecord): string[] => [
  ...new Set([shortName ?? name, name, ...aliases].map(fold)),
];

const LAST_KIND_WORD = / (mfb|psb|bank|mortgage|merchant)$/;

/** How well a name fits what is typed: 0 is the same, 3 the least; undefined: not at all. */
function rank(name: string, typed: string): number | undefined {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  const words = name.split(" ");
  if (typed.split(" ").every((part) => words.some((word) => word.startsWith(part)))) return 2;
  const joined = typed.replaceAll(" ", "");
  return joined.length > 2 && name.replaceAll(" ", "").includes(joined) ? 3 : undefined;
}

function best(
  { names, codes }: Pick<Entry, "names" | "codes">,
  typed: string,
  given: string,
): number | undefined {
  if (given !== "" && codes.includes(given)) return 0;
  const ranks = names.map((name) => rank(name, typed)).filter((one) => one !== undefined);
  return ranks.length === 0 ? undefined : Math.min(...ranks);
}

/** The only one of several; undefined where it is not one. */
const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);

/** The banks that a form takes, those that most people have an account at first. */
export class BankList {
  readonly #entries: readonly Entry[];
  /** Closed banks that nobody carries on. */
  readonly #closed: readonly Former[];

  constructor(records: readonly BankRecord[], { has, type }: BankSelection) {
    const active = records.filter(({ status }) => status === "active");
    const fields = { nip_code: "nipCode", cbn_code: "cbnCode", ussd: "ussd" } as const;
    const wanted = active.filter(
      (bank) =>
        (type.length === 0 || type.includes(bank.type)) &&
        has.every((one) => bank[fields[one as keyof typeof fields]] !== null),
    );
    const byId = new Map(records.map((bank) => [bank.id, bank]));
    const lastOf = (bank: BankRecord): BankRecord => {
      const next = byId.get(bank.mergedInto ?? "");
      return next === undefined ? bank : lastOf(next);
    };
    const gone = records
      .filter(({ status }) => status === "merged" || status === "licence_revoked")
      .map((bank) => ({
        into: lastOf(bank),
        label: labelOf(bank),
        codes: codesOf(bank),
        names: namesOf(bank),
      }));
    this.#entries = [...wanted]
      .sort((a, b) => placeOf(a) - placeOf(b) || (labelOf(a) < labelOf(b) ? -1 : 1))
      .map((bank) => ({
        value: bank.id,
        label: labelOf(bank),
        detail: bank.shortName === null ? "" : bank.name,
        codes: codesOf(bank),
        names: namesOf(bank),
        former: gone.filter(({ into }) => into === bank),
      }));
    this.#closed = gone.filter(({ into }) => into.status !== "active");
  }

  get choices(): readonly BankChoice[] {
    return this.#entries;
  }

  /** Those that fit what is typed, the best first. A bank that took another over says so. */
  search(text: string): readonly BankChoice[] {
    const [typed, given] = [fold(text), code(text.trim().toLowerCase())];
    if (typed === "") return this.#entries;
    return this.#entries
      .flatMap((entry) => {
        const own = best(entry, typed, given);
        if (own !== undefined) return [{ entry, by: own }];
        const former = entry.former.find((one) => best(one, typed, given) !== undefined);
        const by = former && best(former, typed, given);
        return former && by !== undefined ? [{ entry: { ...entry, detail: former.label }, by }] : [];
      })
      .sort((a, b) => a.by - b.by)
      .map(({ entry }) => entry);
  }

  /** The one bank of a name or code; a closed one leads to the one that carries it on. */
  find(text: string): FoundBank {
    const [typed, given] = [fold(text), code(text.trim().toLowerCase())];
    const isIt = (one: Former): boolean => one.codes.includes(given) || one.names.includes(typed);
    const bank = this.#entries.find(({ value, label }) => value === text || label === text);
    if (bank !== undefined) return { bank };
    const named = this.#entries.filter(isIt);
    if (named.length > 0) return named.length === 1 && named[0] ? { bank: named[0] } : {};
    const into = only(this.#entries.filter(({ former }) => former.some(isIt)));
    if (into !== undefined) return { bank: into, closed: into.former.find(isIt)?.label ?? "" };
    const bare = only(
      this.#entries.filter(({ names }) => names.some((name) => name.replace(LAST_KIND_WORD, "") === typed)),
    );
    if (bare !== undefined) return { bank: bare };
    const closed = this.#closed.find(isIt)?.label;
    return closed === undefined ? {} : { closed };
  }
}
