import type { Row } from "../../table/index.ts";
import type { SourceRow } from "../read-source.ts";

/** Who says so, by how the gathered table names it. */
const SOURCES: readonly (readonly [RegExp, string])[] = [
  [/^ncc statement 2023-03-14/, "ncc-short-codes-2023"],
  [/^ncc \(/, "ncc-emergency-112"],
  [/^libphonenumber/, "libphonenumber"],
  [/^bbc pidgin/, "bbc-pidgin-58648427"],
  [/^allafrica/, "allafrica-2021-01-15"],
];

const sourceOf = (printed: string): string[] =>
  SOURCES.filter(([pattern]) => pattern.test(printed)).map(([, id]) => id);

/** The codes that every network shares. One network's own codes are left out, and so are its old ones. */
export const importShortCodes = (rows: readonly SourceRow[]): Row[] =>
  rows
    .filter((row) => row.cell("category") !== "commercial")
    .map((row) => ({
      code: row.cell("code"),
      purpose: row.cell("purpose"),
      unverified_fields: row.cell("unverified") === "true" ? ["purpose"] : [],
      sources: sourceOf(row.cell("sources")),
    }));
