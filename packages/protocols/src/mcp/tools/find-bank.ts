import { banks as contract } from "@naijaref/api/contract/banks";
import { Failure, fail, quote } from "@naijaref/api/contract/errors";
import { inQuery, wordOf } from "@naijaref/api/contract/parameter";
import { BANK_TYPES } from "@naijaref/records";
import { type Bank, findBank as findByIdentifier, getBank, successorOf } from "naijaref/banks";
import { listIdSystems, listIds } from "naijaref/concordance";
import { type Answer, sourcesOf } from "../answer.ts";
import { limitArgument } from "../arguments.ts";
import { idIn, idsOf, type OtherId, withDoubts } from "../record-of.ts";
import { ask, call, defineTool, optional, type Surroundings } from "../tool.ts";

const { q, active } = contract.listBanks.parameters;

export const findBank = defineTool({
  name: "find_bank",
  title: "Find a bank",
  description:
    "A licensed bank or wallet by name, code or other id (paystack_code 058; paystack_code alone lists all): codes, USSD, status, successor. Without q: of a type.",
  parameters: {
    q: optional(q, "Name, short name or code: GTB, 058, 000013."),
    type: inQuery(wordOf(BANK_TYPES), { description: "Only this licence.", example: "commercial" }),
    active: optional(active, "false: also closed ones."),
    limit: limitArgument,
  },
  run({ q, type, active, limit }, surroundings) {
    if (q !== undefined) {
      const other = idIn(q);
      if (other !== undefined) return byExternalId(other, surroundings);
      const named = q.trim().toLowerCase();
      const system = listIdSystems().find(({ id, kinds }) => id === named && kinds.includes("bank"));
      if (system !== undefined) return listOf(system.id, limit);
      const found = findByIdentifier(q);
      if (found.ok && (type === undefined || found.value.type === type)) return describe(found.value);
    }
    const like = q !== undefined && { q, limit: String(Math.min(limit ?? MAX_LIKE, MAX_FOUND)) };
    const found = call("listBanks", { type, active: String(active), ...like }, surroundings);
    if (found instanceof Failure) return found;
    const { value: items, notice } = found;
    const notes = [items.length === 0 ? NONE : LIKE, ...(notice === undefined ? [] : [notice])];
    const about = q === undefined ? {} : { note: notes.join(" ") };
    return { about, list: { name: "banks", items: items.map(inShort), limit }, sources: sourcesOf(items) };
  },
});

const MAX_LIKE = 10;
/** A search of the API has no more results. */
const MAX_FOUND = 50;
const NONE = "No bank is like this. Try a shorter name, active: false, or its code.";
const LIKE = "No bank has just this name. These are like it.";

/** Every id of a system, with its bank. */
function listOf(system: string, limit: number | undefined): Answer {
  const listed = listIds(system);
  const ids = listed.ok ? listed.value : [];
  const items = ids.map(({ id, code, relation }) => ({
    id,
    bank: code,
    ...(relation !== "exact" && { relation }),
  }));
  const list = { name: "ids", items, limit, more: `Pass ${system} and an id to find one.` };
  return { about: { system }, list, sources: [...new Set(ids.flatMap(({ sources }) => sources))] };
}

/** The bank that has an id of another system. */
function byExternalId({ system, id }: OtherId, surroundings: Surroundings): Answer | Failure {
  const found = ask("findByExternalId", { system, id }, surroundings);
  if (found instanceof Failure) return found;
  if (!("kind" in found)) return fail("not_found", `Give an id behind ${system}.`);
  const bank = found.kind === "bank" ? getBank(found.code) : undefined;
  return bank === undefined
    ? fail("not_found", `No bank has the id ${quote(id)} of the system ${quote(system)}.`)
    : describe(bank);
}

/** A closed bank has beside it what carries on its business, so that nobody asks a second time. */
function describe({ sources, ...bank }: Bank): Answer {
  const successor = successorOf(bank);
  const about = { ...bank, ids: idsOf("bank", bank.id) };
  return { about: successor === undefined ? about : { ...about, successor: inShort(successor) }, sources };
}

function inShort(bank: Bank) {
  const { id, name, type, cbnCode, nipCode, status } = bank;
  const shown = { id, name, type, cbnCode, nipCode, ...(status !== "active" && { status }) };
  return withDoubts(shown, bank);
}
