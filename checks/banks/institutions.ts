import { groupBy, type Row } from "@naijaref/tools/table";
import { type Finding, listOf, type Rule, textOf } from "../rule.ts";

export const isActive = (bank: Row): boolean => textOf(bank, "status") === "active";

/** Something wrong with one institution. */
export const findingOn = (bank: Row, message: string): Finding => ({
  file: "banks/institutions.csv",
  key: textOf(bank, "id"),
  message,
});

function* problemsOf(bank: Row): Generator<{ field: string; message: string }> {
  const [date, successor] = [textOf(bank, "status_date"), textOf(bank, "merged_into")];
  if (isActive(bank)) {
    if (date !== "")
      yield {
        field: "status_date",
        message: "is active and has a status_date: correct status, or empty status_date",
      };
    if (successor !== "")
      yield {
        field: "merged_into",
        message: "is active and has merged_into: correct status, or empty merged_into",
      };
    return;
  }
  if (textOf(bank, "status") === "unlisted") {
    if (date !== "" || successor !== "" || textOf(bank, "cbn_code") !== "" || textOf(bank, "nip_code") === "")
      yield {
        field: "status",
        message:
          "is unlisted, and so has a nip_code and no cbn_code, status_date and merged_into: correct it",
      };
    return;
  }
  if (date === "")
    yield {
      field: "status_date",
      message: "is closed and has no status_date: add it, or except it in data/evidence/banks",
    };
  if (textOf(bank, "status") === "merged" && successor === "")
    yield { field: "merged_into", message: "is merged: write the id of its successor in merged_into" };
  const doubted = listOf(bank, "unverified_fields");
  if (successor !== "" && doubted.includes("status") && !doubted.includes("merged_into"))
    yield {
      field: "merged_into",
      message:
        "has an unverified status, so its successor is in doubt too: add merged_into to unverified_fields",
    };
  if (textOf(bank, "ussd") !== "")
    yield { field: "ussd", message: "is closed and has a ussd, which no longer works: empty it" };
}

export const bankStanding: Rule = {
  name: "bank-standing",
  description:
    "closed institutions have a status_date and no USSD code, merged ones have a successor, which is unverified if the status is, active ones have neither status_date nor successor, and unlisted ones have a NIP code alone.",
  check: ({ institutions }) =>
    institutions.flatMap((bank) =>
      [...problemsOf(bank)].map(({ field, message }) => ({ ...findingOn(bank, message), field })),
    ),
};

/** Where the line of successors ends: the last institution, or undefined where it runs in a circle. */
function lastSuccessor(bank: Row, byId: ReadonlyMap<string, Row>): Row | undefined {
  let last = bank;
  for (let steps = 0; steps <= byId.size; steps++) {
    const next = byId.get(textOf(last, "merged_into"));
    if (next === undefined) return last;
    last = next;
  }
  return undefined;
}

export const bankSuccessors: Rule = {
  name: "bank-successors",
  description:
    "the successor of an institution is active, or its own successors lead to an active institution.",
  check: ({ institutions }) => {
    const byId = new Map(institutions.map((bank) => [textOf(bank, "id"), bank]));
    const merged = institutions.filter((bank) => textOf(bank, "merged_into") !== "");
    const byLast = groupBy(merged, (bank) => lastSuccessor(bank, byId));
    return [...byLast].flatMap(([last, banks]): Finding[] => {
      if (last === undefined) {
        return banks.map((bank) => findingOn(bank, "its successors run in a circle: correct merged_into"));
      }
      if (isActive(last)) return [];
      const ids = banks.map((bank) => textOf(bank, "id")).join(", ");
      const message = `is closed and the last successor of ${ids}: write its own successor in merged_into, or except it in data/evidence/banks`;
      return [{ ...findingOn(last, message), field: "merged_into" }];
    });
  },
};

/** The group as a decision writes it. */
const groupOf = (bank: Row): string => String(bank["picker_group"] ?? "");

export const pickerGroups: Rule = {
  name: "picker-groups",
  description:
    "an institution that stands first in lists is active, and a decision in data/evidence says why it does.",
  check: ({ institutions, evidence }) => {
    const decided = new Set(
      evidence.flatMap(({ decisions }) =>
        decisions
          .filter((row) => row["field"] === "picker_group" && row["decision"] === "taken")
          .map((row) => `${textOf(row, "key")} ${textOf(row, "value")}`),
      ),
    );
    return institutions.flatMap((bank) => {
      const group = groupOf(bank);
      if (group === "") return [];
      if (!isActive(bank)) return [findingOn(bank, "is closed: leave picker_group empty")];
      return decided.has(`${textOf(bank, "id")} ${group}`)
        ? []
        : [findingOn(bank, `has the picker_group ${group}: say why in data/evidence/banks/picker.csv`)];
    });
  },
};
