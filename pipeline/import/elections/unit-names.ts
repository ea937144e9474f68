import { placeKey } from "naijaref/text";
import { indexBy, readReviewed, type SourceRow } from "../read-source.ts";
import { type NamedLga, nameByLgas, spellAsLgas } from "./lga-spelling.ts";
import { namesInPrinted, tidyUnitName } from "./names.ts";

const reviewedNames = indexBy(readReviewed("elections/reviewed-names.csv"), "code");
const reviewedAliases = readReviewed("elections/reviewed-aliases.csv");

/** What INEC prints over a unit though it is another unit's name: it would mislead. */
const MISLEADING: ReadonlySet<string> = new Set(["Bakori II (Tsiga)"]);

/** The LGAs of a unit, and whether it is all of one LGA and nothing else. */
export interface Extent {
  readonly lgas: readonly NamedLga[];
  readonly isOneLga: boolean;
}

/** A unit's name. Throws when a reviewed name was reviewed for another printed one. */
export function unitName(row: SourceRow, { lgas }: Extent): string {
  const [code, printed] = [row.cell("code"), row.cell("name")];
  const reviewed = reviewedNames.get(code);
  if (reviewed === undefined) return spellAsLgas(tidyUnitName(printed), lgas);
  if (reviewed.cell("printed") !== printed) {
    throw new Error(`reviewed-names.csv: ${code} is printed "${printed}" now: review its name`);
  }
  return reviewed.cell("name");
}

/**
 * The other names that find a unit, each different from its name and from one another: reviewed ones, those that INEC
 * printed, and those that the LGA's own name gives.
 */
export function unitAliases(row: SourceRow, name: string, { lgas, isOneLga }: Extent): string[] {
  const code = row.cell("code");
  const printed = [row.cell("name"), ...row.list("aliases")].filter((alias) => !MISLEADING.has(alias));
  const candidates = [
    ...reviewedAliases.filter((alias) => alias.cell("code") === code).map((alias) => alias.cell("alias")),
    ...printed.flatMap((alias) => namesInPrinted(alias, name)),
    nameByLgas(name, lgas),
    ...(isOneLga ? lgas.map((lga) => lga.name) : []),
  ];
  const byKey = new Map(candidates.toReversed().map((alias) => [placeKey(alias), alias]));
  byKey.delete(placeKey(name));
  return candidates.filter((alias) => byKey.get(placeKey(alias)) === alias);
}
