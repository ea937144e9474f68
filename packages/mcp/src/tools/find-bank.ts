import { banks as contract } from "@naijaref/api/contract/banks";
import { Failure } from "@naijaref/api/contract/errors";
import { inQuery, wordOf } from "@naijaref/api/contract/parameter";
import { banks } from "@naijaref/api/operations/banks";
import { Noted } from "@naijaref/api/operations/operations";
import { BANK_TYPES } from "@naijaref/records";
import { type Bank, findBank as findByIdentifier, successorOf } from "naijaref/banks";
import { type Answer, sourcesOf } from "../answer.ts";
import { limitArgument } from "../limit-argument.ts";
import { withDoubts } from "../record-of.ts";
import { defineTool, optional } from "../tool.ts";

const { q, active } = contract.listBanks.parameters;

export const findBank = defineTool({
  name: "find_bank",
  title: "Find a bank",
  description:
    "A licensed bank, wallet or other institution by name, CBN code or NIP code: codes, USSD, status, what it merged into. Without q: those of a type.",
  parameters: {
    q: optional(q, "Name, short name or code: GTB, 058, 000013."),
    type: inQuery(wordOf(BANK_TYPES), { description: "Only this licence.", example: "commercial" }),
    active: optional(active, "false: also closed ones."),
    limit: limitArgument,
  },
  run({ q, type, active, limit }) {
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

/** A closed bank has beside it what carries on its business, so that nobody asks a second time. */
function describe({ sources, ...bank }: Bank): Answer {
  const successor = successorOf(bank);
  return { about: successor === undefined ? bank : { ...bank, successor: inShort(successor) }, sources };
}

function inShort(bank: Bank) {
  const { id, name, type, cbnCode, nipCode, status } = bank;
  const shown = { id, name, type, cbnCode, nipCode, ...(status !== "active" && { status }) };
  return withDoubts(shown, bank);
}
