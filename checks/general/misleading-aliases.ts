import { groupBy, type Row } from "@naijaref/tools/table";
import { placeKey } from "naijaref/text";
import { UNITS } from "../elections/units.ts";
import type { Finding, Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";

interface Level {
  readonly file: string;
  readonly rows: readonly Row[];
  /** Among which records an alias must lead to one. */
  readonly within: (row: Row) => string;
}

/** A name or an alias of a record. */
interface Naming {
  readonly row: Row;
  readonly name: string;
  readonly isAlias: boolean;
}

const namingsOf = (row: Row): Naming[] => [
  { row, name: textOf(row, "name"), isAlias: false },
  ...listOf(row, "aliases").map((name) => ({ row, name, isAlias: true })),
];

/**
 * An alias that is the name of a sibling never wins (names come first); one that siblings share is ambiguous.
 */
function findMisleading({ file, rows, within }: Level): Finding[] {
  return [...groupBy(rows, within).values()].flatMap((siblings) => {
    const sharing = groupBy(siblings.flatMap(namingsOf), ({ name }) => placeKey(name));
    return [...sharing.values()].flatMap((namings) => {
      const rightful = namings.find(({ isAlias }) => !isAlias) ?? namings[0];
      return namings
        .filter(({ row, isAlias }) => isAlias && row !== rightful?.row)
        .map(({ row, name }) => ({
          file,
          key: textOf(row, "code"),
          message: `"${name}" also names ${rightful === undefined ? "another" : textOf(rightful.row, "code")}: remove the alias from the record that it does not mean`,
        }));
    });
  });
}

const stateOf = (row: Row): string => textOf(row, "state_code");

export const misleadingAliases: Rule = {
  name: "misleading-aliases",
  description:
    "an alias is neither the name nor an alias of another state, of another LGA of the state, of another ward of the LGA, or of another constituency of its kind in the state.",
  check: (dataset) => [
    ...findMisleading({ file: "places/states.csv", rows: dataset.states, within: () => "" }),
    ...findMisleading({ file: "places/lgas.csv", rows: dataset.lgas, within: stateOf }),
    ...findMisleading({
      file: "places/wards/",
      rows: dataset.wards,
      within: (ward) => textOf(ward, "lga_code"),
    }),
    ...UNITS.flatMap(({ table, file }) => findMisleading({ file, rows: dataset[table], within: stateOf })),
  ],
};
