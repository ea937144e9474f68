import { banks as contract } from "@naijaref/api/contract/banks";
import { Failure, fail, quote } from "@naijaref/api/contract/errors";
import { inQuery, wordOf } from "@naijaref/api/contract/parameter";
import { banks } from "@naijaref/api/operations/banks";
import { concordance } from "@naijaref/api/operations/concordance";
import { Noted } from "@naijaref/api/operations/operations";
import { BANK_TYPES } from "@naijaref/records";
import { type Bank, findBank as findByIdentifier, getBank, successorOf } from "naijaref/banks";
import { externalIdsOf, listIdSystems } from "naijaref/concordance";
import { type Answer, sourcesOf } from "../answer.ts";
import { limitArgument } from "../limit-argument.ts";
import { withDoubts } from "../record-of.ts";
import { defineTool, optional } from "../tool.ts";

const { q, active } = contract.listBanks.parameters;

export const findBank = defineTool({
  name: "find_bank",
  title: "Find a bank",
  description:
    "A licensed bank, wallet or other institution by name, code or other id (paystack_code 058): codes, USSD, status, successor. Without q: those of a type.",
  parameters: {
    q: optional(q, "Name, short name or code: GTB, 058, 000013."),
    type: inQuery(wordOf(BANK_TYPES), { description: "Only this licence.", example: "commercial" }),
    active: optional(active, "false: also closed ones."),
    limit: limitArgument,
  },
  run({ q, type, active, limit }) {
    const other = q === undefined ? undefined : idIn(q);
    if (other !== undefined) return byExternalId(other);
    const named = q === undefined ? undefined : findByIdentifier(q);
    if (named?.ok && (type === undefined || named.value.type === type)) return describe(named.value);
    const found = banks.listBanks({
      type: type && [type],
      active,
      has: undefined,
      q,
      limit: limit ?? MOST_LIKE,
    });
    if (found instanceof Failure) return found;
    const [items, notice] = found instanceof Noted ? [found.value, ` ${found.notice}`] : [found, ""];
    const about = q === undefined ? {} : { note: `${items.length === 0 ? NONE : LIKE}${notice}` };
    return { about, list: { name: "banks", items: items.map(inShort), limit }, sources: sourcesOf(items) };
  },
});

const MOST_LIKE = 10;
const NONE = "No bank is like this. Try a shorter name, active: false, or its code.";
const LIKE = "No bank has just this name. These are like it.";

interface OtherId {
  readonly system: string;
  readonly id: string;
}

/** An id of another system behind the system's name: `paystack_code 058`. */
function idIn(q: string): OtherId | undefined {
  const [, name = "", id = ""] = /^([a-z_]+)[\s:]+(\S+)$/i.exec(q.trim()) ?? [];
  const system = listIdSystems().find((known) => known.id === name.toLowerCase());
  return system && { system: system.id, id };
}

/** The bank that has an id of another system. */
function byExternalId({ system, id }: OtherId): Answer | Failure {
  const found = concordance.findByExternalId({ system, id });
  if (found instanceof Failure) return found;
  const bank = found.kind === "bank" ? getBank(found.code) : undefined;
  return bank === undefined
    ? fail("not_found", `No bank has the id ${quote(id)} of the system ${quote(system)}.`)
    : describe(bank);
}

/** The ids that other systems have for a bank, by the name of the system. */
function idsOf(bank: Bank): Readonly<Record<string, string>> {
  const found = externalIdsOf("bank", bank.id);
  return Object.fromEntries(found.ok ? found.value.toReversed().map(({ system, id }) => [system, id]) : []);
}

/** A closed bank has beside it what carries on its business, so that nobody asks a second time. */
function describe({ sources, ...bank }: Bank): Answer {
  const successor = successorOf(bank);
  const about = { ...bank, ids: idsOf({ ...bank, sources }) };
  return { about: successor === undefined ? about : { ...about, successor: inShort(successor) }, sources };
}

function inShort(bank: Bank) {
  const { id, name, type, cbnCode, nipCode, status } = bank;
  const shown = { id, name, type, cbnCode, nipCode, ...(status !== "active" && { status }) };
  return withDoubts(shown, bank);
}
