import type { Row } from "@naijaref/tools/table";
import type { Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";
import { findingOn, isActive } from "./institutions.ts";

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
