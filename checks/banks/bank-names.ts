import type { Row } from "@naijaref/tools/table";
import type { Rule } from "../rule.ts";
import { textOf } from "../tables.ts";
import { findingOn } from "./institutions.ts";

function* problemsOf(bank: Row): Generator<string> {
  const [id, name] = [textOf(bank, "id"), textOf(bank, "name")];
  if (name === name.toUpperCase()) yield `"${name}": write it as the institution does, not in capitals`;
  if (/\b(MFB|PSB|Ltd|LTD|PLC)\b|\bbank\b/.test(name)) {
    yield `"${name}": write Microfinance Bank, Payment Service Bank, Limited, Plc, Bank`;
  }
  if (name === textOf(bank, "short_name")) yield "short_name is the name: leave it empty";
  if (/Microfinance Bank/.test(name) !== /-mfb$/.test(id))
    yield "the ids of microfinance banks, and no others, end in -mfb";
}

export const bankNames: Rule = {
  name: "bank-names",
  description:
    "institutions are spelt as they spell their own names (docs/banks.md), and the ids of microfinance banks end in -mfb.",
  check: ({ institutions }) =>
    institutions.flatMap((bank) => [...problemsOf(bank)].map((problem) => findingOn(bank, problem))),
};
