import { banks as contract } from "@naijaref/api/contract/banks";
import { Failure } from "@naijaref/api/contract/errors";
import { anyText, requiredInQuery, wordOf } from "@naijaref/api/contract/parameter";
import { getBank } from "naijaref/banks";
import { blockOf } from "naijaref/phones";
import { prefixOf } from "naijaref/plates";
import { type Answer, sourcesOf } from "../answer.ts";
import { type Sourced, stateInShort, withDoubts } from "../record-of.ts";
import { ask, defineTool, needed, optional } from "../tool.ts";

const { account, bank } = contract.validateNuban.parameters;

export const checkAccount = defineTool({
  name: "check_account",
  title: "Check an account number",
  description:
    "Whether an account number (NUBAN) has the right check digit for a bank; without bank, the banks it fits. Not whether the account exists or whose it is.",
  hint: "find_bank gives the name and the codes of a bank.",
  parameters: { account: needed(account, "10 digits."), bank: optional(bank, "Name or code.") },
  run({ account, bank }, surroundings) {
    const checked = ask("validateNuban", { account, bank }, surroundings);
    if (checked instanceof Failure) return checked;
    if (!("banks" in checked)) return { about: checked, sources: getBank(checked.bank.id)?.sources ?? [] };
    const { banks: fitting, count: _, ...about } = checked;
    const items = fitting.map(({ id, name, cbnCode }) => withDoubts({ id, name, cbnCode }, getBank(id)));
    const list = { name: "banks", items, more: "Pass bank to check one." };
    return { about, list, sources: sourcesOf(fitting.flatMap(({ id }) => getBank(id) ?? [])) };
  },
});

export const readNumber = defineTool({
  name: "read_number",
  title: "Read a phone number, a plate or an address",
  description:
    "Phone: E.164, type, whom its block was given to (numbers are ported, so not the network today). Vehicle plate: format, state of its place code. Address: its LGA, or why none.",
  parameters: {
    kind: requiredInQuery(wordOf(["phone", "plate", "address"]), { description: "Which.", example: "phone" }),
    number: requiredInQuery(anyText, {
      description: "0803 123 4567; KJA-123AB; Bodija, Ibadan.",
      example: "0803 123 4567",
    }),
  },
  async run({ kind, number }, surroundings) {
    if (kind === "phone") {
      const phone = ask("getPhone", { number }, surroundings);
      if (phone instanceof Failure) return phone;
      return withRecord(phone, blockOf(phone.e164.slice("+234".length)));
    }
    if (kind === "address") {
      const address = await ask("readAddress", { text: number }, surroundings);
      return address instanceof Failure ? address : { about: address };
    }
    const plate = ask("getPlate", { plate: number }, surroundings);
    if (plate instanceof Failure) return plate;
    const state = plate.stateCode === null ? null : stateInShort(plate.stateCode);
    return withRecord({ ...plate, state }, prefixOf(plate.prefix));
  },
});

const withRecord = (read: object, record: Sourced | undefined): Answer =>
  record === undefined
    ? { about: read }
    : { about: { ...read, unverifiedFields: record.unverifiedFields }, sources: record.sources };
