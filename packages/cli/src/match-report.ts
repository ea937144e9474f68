import type { CsvSummary } from "naijaref/match";
import { EXIT, type ExitCode } from "./misuse.ts";
import type { Output } from "./output.ts";

const DAMAGES = {
  lost_zero: "has lost its leading zero",
  date: "became a date",
  number: "became a number",
  missing: "is NA, which is Nasarawa's code and also means no value",
} as const;

const countOf = (rows: number): string => (rows === 1 ? "1 row" : `${rows.toLocaleString("en")} rows`);

/** Says how many rows were matched, and what a person should look at. */
export function reportMatch(
  { rows, statuses, damages, longRows, filledRows, headingRow }: CsvSummary,
  { words }: Output,
): ExitCode {
  // Here nobody chooses.
  const counted = Object.entries(statuses).flatMap(([status, count]) =>
    status === "chosen" ? [] : [`${count.toLocaleString("en")} ${status}`],
  );
  words(`${countOf(rows)}: ${counted.join(", ")}.`);
  if (headingRow > 1) words(`The headings are in row ${headingRow}.`);
  if (filledRows > 0)
    words(
      `${countOf(filledRows)} ${filledRows === 1 ? "has an empty cell that was" : "have an empty cell that was"} taken from the row above; --no-fill-down leaves them empty.`,
    );
  for (const [damage, count] of Object.entries(damages))
    if (count > 0)
      words(
        `A spreadsheet may have changed ${count} of them: a code ${DAMAGES[damage as keyof typeof DAMAGES]}.`,
      );
  if (longRows > 0)
    words(
      `${countOf(longRows)} ${longRows === 1 ? "has" : "have"} more cells than the heading: there the new cells are not below their headings.`,
    );
  return statuses.exact + statuses.alias + statuses.typo > 0 ? EXIT.found : EXIT.notFound;
}
