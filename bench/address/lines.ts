import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

/** A line of an address, or the name of a locality, and the LGA that it is in. */
export interface Line {
  readonly text: string;
  readonly state: string;
  /** The LGAs of which each is right; none if no LGA, or no single one, can be said. */
  readonly right: readonly string[];
  readonly class: string;
  readonly source: string;
}

const rowsOf = (name: string): Record<string, string>[] =>
  parse(readFileSync(new URL(name, import.meta.url), "utf8"), { columns: true });

const rightOf = (expected: string): string[] =>
  expected === "none" || expected === "ambiguous" ? [] : expected.split("|");

/**
 * The lines of addresses, then the localities with the class `locality`. README.md says where they are
 * from.
 */
export const readLines = (): Line[] => [
  ...rowsOf("addresses.csv").map(
    ({ text = "", state = "", expected_lga = "", class: kind = "", source = "" }) => ({
      text,
      state,
      right: rightOf(expected_lga),
      class: kind,
      source,
    }),
  ),
  ...rowsOf("localities.csv").map(({ name = "", state = "", expected_lga = "", truth_source = "" }) => ({
    text: name,
    state,
    right: rightOf(expected_lga),
    class: "locality",
    source: truth_source,
  })),
];
