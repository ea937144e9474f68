import { groupBy, type Row } from "@naijaref/tools/table";
import { decided, listOf, on, rule, textOf } from "../rule.ts";

export const isActive = (bank: Row): boolean => textOf(bank, "status") === "active";

/** The fields of an institution that are wrong, each with what is wrong with it. */
function* problemsOf(bank: Row): Generator<readonly [field: string, message: string]> {
  const [date, successor] = [textOf(bank, "status_date"), textOf(bank, "merged_into")];
  if (isActive(bank)) {
    if (date !== "")
      yield ["status_date", "is active and has a status_date: correct status, or empty status_date"];
    if (successor !== "")
      yield ["merged_into", "is active and has merged_into: correct status, or empty merged_into"];
    return;
  }
  if (textOf(bank, "status") === "unlisted") {
    const message =
      "is unlisted, and so has a nip_code and no cbn_code, status_date and merged_into: correct it";
    if (date !== "" || successor !== "" || textOf(bank, "cbn_code") !== "" || textOf(bank, "nip_code") === "")
      yield ["status", message];
    return;
  }
  if (date === "")
    yield ["status_date", "is closed and has no status_date: add it, or except it in data/evidence/banks"];
  if (textOf(bank, "status") === "merged" && successor === "")
    yield ["merged_into", "is merged: write the id of its successor in merged_into"];
  const doubted = listOf(bank, "unverified_fields");
  if (successor !== "" && doubted.includes("status") && !doubted.includes("merged_into"))
    yield [
      "merged_into",
      "has an unverified status, so its successor is in doubt too: add merged_into to unverified_fields",
    ];
  if (textOf(bank, "ussd") !== "")
    yield ["ussd", "is closed and has a ussd, which no longer works: empty it"];
}

export const bankStanding = rule(
  "bank-standing",
  "closed institutions have a status_date and no USSD code, merged ones have a successor, which is unverified if the status is, active ones have neither status_date nor successor, and unlisted ones have a NIP code alone.",
  function* ({ institutions }) {
    for (const bank of institutions)
      for (const [field, message] of problemsOf(bank)) yield on("institutions", bank, message, field);
  },
);

/** The institution and all that came after it. A circle is walked once. */
export function lineOf(bank: Row, byId: ReadonlyMap<string, Row>): ReadonlySet<Row> {
  const line = new Set<Row>();
  for (
    let next: Row | undefined = bank;
    next !== undefined && !line.has(next);
    next = byId.get(textOf(next, "merged_into"))
  )
    line.add(next);
  return line;
}

/** Where the line of successors ends: the last institution, or undefined where it runs in a circle. */
function lastSuccessor(bank: Row, byId: ReadonlyMap<string, Row>): Row | undefined {
  const last = [...lineOf(bank, byId)].at(-1) ?? bank;
  return byId.has(textOf(last, "merged_into")) ? undefined : last;
}

export const bankSuccessors = rule(
  "bank-successors",
  "the successor of an institution is active, or its own successors lead to an active institution.",
  function* ({ institutions }) {
    const byId = new Map(institutions.map((bank) => [textOf(bank, "id"), bank]));
    const merged = institutions.filter((bank) => textOf(bank, "merged_into") !== "");
    for (const [last, banks] of groupBy(merged, (bank) => lastSuccessor(bank, byId))) {
      if (last === undefined) {
        for (const bank of banks)
          yield on("institutions", bank, "its successors run in a circle: correct merged_into");
      } else if (!isActive(last)) {
        const ids = banks.map((bank) => textOf(bank, "id")).join(", ");
        const message = `is closed and the last successor of ${ids}: write its own successor in merged_into, or except it in data/evidence/banks`;
        yield on("institutions", last, message, "merged_into");
      }
    }
  },
);

export const pickerGroups = rule(
  "picker-groups",
  "an institution that stands first in lists is active, and a decision in data/evidence says why it does.",
  function* (dataset) {
    const reasons = decided(dataset, "taken", ["field", "key", "value"]);
    for (const bank of dataset.institutions) {
      const group = String(bank["picker_group"] ?? "");
      if (group === "") continue;
      if (!isActive(bank)) yield on("institutions", bank, "is closed: leave picker_group empty");
      else if (!reasons.has(`picker_group ${textOf(bank, "id")} ${group}`))
        yield on(
          "institutions",
          bank,
          `has the picker_group ${group}: say why in data/evidence/banks/picker.csv`,
        );
    }
  },
);
