import { Failure } from "@naijaref/api/contract/errors";
import { anyText, requiredInQuery, wordOf } from "@naijaref/api/contract/parameter";
import { blockOf } from "naijaref/phones";
import { prefixOf } from "naijaref/plates";
import type { Answer } from "../answer.ts";
import { ask } from "../ask.ts";
import { stateInShort } from "../record-of.ts";
import { defineTool } from "../tool.ts";

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

const withRecord = (
  read: object,
  record: { readonly unverifiedFields: readonly string[]; readonly sources: readonly string[] } | undefined,
): Answer =>
  record === undefined
    ? { about: read }
    : { about: { ...read, unverifiedFields: record.unverifiedFields }, sources: record.sources };
