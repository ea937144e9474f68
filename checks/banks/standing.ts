import type { Row } from "@naijaref/pipeline/table";
import type { Rule } from "../rule.ts";
import { textOf } from "../tables.ts";
import { findingOn, isActive } from "./institutions.ts";

/** Closed institutions without a date, and why. */
const UNDATED: ReadonlyMap<string, string> = new Map([
  [
    "equitorial-trust-bank",
    "agreed in August and approved in September 2011; when it took effect was not found",
  ],
]);

function* problemsOf(bank: Row): Generator<string> {
  const [id, date, successor] = [
    textOf(bank, "id"),
    textOf(bank, "status_date"),
    textOf(bank, "merged_into"),
  ];
  if (isActive(bank)) {
    if (date !== "") yield "is active and has a status_date: correct the status, or remove the date";
    if (successor !== "") yield "is active and has merged_into: correct the status, or remove it";
    return;
  }
  if (date === "" && !UNDATED.has(id))
    yield "is closed and has no status_date: add it, or say why in checks/banks/standing.ts";
  if (date !== "" && UNDATED.has(id))
    yield "has a status_date by now: take it off the list in checks/banks/standing.ts";
  if (textOf(bank, "status") === "merged" && successor === "")
    yield "is merged: say into which in merged_into";
  if (textOf(bank, "ussd") !== "") yield "is closed and has a ussd, which nobody answers: remove it";
}

export const standing: Rule = {
  name: "bank-standing",
  description:
    "closed institutions have a date and no USSD code, merged ones a successor, active ones neither.",
  check: ({ institutions }) =>
    institutions.flatMap((bank) => [...problemsOf(bank)].map((problem) => findingOn(bank, problem))),
};
