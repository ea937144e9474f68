import { groupBy, type Row } from "@naijaref/pipeline/table";
import { placeKey } from "naijaref/text";
import type { Finding, Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";

interface Level {
  readonly file: string;
  readonly rows: readonly Row[];
  /** Among which records an alias must lead to one. */
  readonly within: (row: Row) => string;
}

/** An alias that is the name of a sibling never wins (names come first); one that siblings share is ambiguous. */
function findMisleading({ file, rows, within }: Level): Finding[] {
  return [...groupBy(rows, within).values()].flatMap((siblings) => {
    const named = groupBy(
      siblings.flatMap((row) =>
        [textOf(row, "name"), ...listOf(row, "aliases")].map((name) => ({ row, name })),
      ),
      ({ name }) => placeKey(name),
    );
    return [...named.values()].flatMap(([first, ...others]) =>
      others
        .filter(({ row }) => row !== first?.row && listOf(row, "aliases").length > 0)
        .map(({ row, name }) => ({
          file,
          key: textOf(row, "code"),
          message: `"${name}" also names ${first === undefined ? "another" : textOf(first.row, "code")}: remove the alias from the one it misleads about`,
        })),
    );
  });
}

export const misleadingAliases: Rule = {
  name: "misleading-aliases",
  description:
    "an alias is neither the name nor an alias of another state, of another LGA of the state, or of another ward of the LGA.",
  check: ({ states, lgas, wards }) => [
    ...findMisleading({ file: "places/states.csv", rows: states, within: () => "" }),
    ...findMisleading({ file: "places/lgas.csv", rows: lgas, within: (lga) => textOf(lga, "state_code") }),
    ...findMisleading({ file: "places/wards/", rows: wards, within: (ward) => textOf(ward, "lga_code") }),
  ],
};
