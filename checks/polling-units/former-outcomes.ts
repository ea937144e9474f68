import type { Finding, Rule } from "../rule.ts";
import { textOf } from "../tables.ts";

function outcomeOf(code: string, now: string): string {
  if (now === "") return "unknown";
  return code.slice(0, 8) === now.slice(0, 8) ? "renumbered" : "moved";
}

export const formerOutcomes: Rule = {
  name: "former-outcomes",
  description: "the outcome of a former code agrees with code_now: the same ward, another ward, or none.",
  check: ({ formerPollingUnits }) =>
    formerPollingUnits.flatMap((row): Finding[] => {
      const code = textOf(row, "code");
      const outcome = outcomeOf(code, textOf(row, "code_now"));
      if (row["outcome"] === outcome) return [];
      const message = `the outcome is ${outcome}: write that, or correct code_now`;
      return [{ file: "polling-units/former-codes.csv", key: code, message }];
    }),
};
