import { banks as contract } from "@naijaref/api/contract/banks";
import { Failure } from "@naijaref/api/contract/errors";
import { getBank } from "naijaref/banks";
import { sourcesOf } from "../answer.ts";
import { ask } from "../ask.ts";
import { withDoubts } from "../record-of.ts";
import { defineTool, needed, optional } from "../tool.ts";

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
    const list = { name: "banks", items: fitting.map(inShort), more: "Pass bank to check one." };
    return { about, list, sources: sourcesOf(fitting.flatMap(({ id }) => getBank(id) ?? [])) };
  },
});

const inShort = ({ id, name, cbnCode }: { id: string; name: string; cbnCode: string | null }) =>
  withDoubts({ id, name, cbnCode }, getBank(id));
