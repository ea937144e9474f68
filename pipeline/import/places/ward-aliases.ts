import { placeKey } from "naijaref/text";
import { groupBy } from "../../table/index.ts";
import { readReviewed, type SourceRow } from "../read-source.ts";
import { tidyName } from "./names.ts";

export interface NamedWard {
  readonly row: SourceRow;
  readonly name: string;
}

/**
 * The reviewed aliases of each ward, by its code.
 * An alias is dropped where it is the name of another ward of the same LGA, or where two of them would share it:
 * it would mislead.
 */
export function wardAliases(wards: readonly NamedWard[]): ReadonlyMap<string, readonly string[]> {
  const reviewed = groupBy(readReviewed("places/ward-aliases.csv"), (row) => row.cell("code"));
  const aliases = new Map<string, readonly string[]>();
  for (const siblings of groupBy(wards, ({ row }) => row.cell("lga_code")).values()) {
    const candidates = siblings.map(({ row, name }) => ({
      code: row.cell("code"),
      name,
      aliases: distinct((reviewed.get(row.cell("code")) ?? []).map((alias) => tidyName(alias.cell("alias")))),
    }));
    const uses = groupBy(
      candidates.flatMap((ward) => [ward.name, ...ward.aliases]),
      placeKey,
    );
    for (const ward of candidates) {
      aliases.set(
        ward.code,
        ward.aliases.filter((alias) => uses.get(placeKey(alias))?.length === 1),
      );
    }
  }
  return aliases;
}

const distinct = (names: readonly string[]): string[] => [
  ...new Map(names.map((name) => [placeKey(name), name])).values(),
];
