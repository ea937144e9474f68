import { groupBy } from "@naijaref/tools/table";
import { fold, joined } from "naijaref/text";
import { editCost } from "../../packages/naijaref/src/names/edit.ts";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";
import { type Locality, onLocality } from "./on-locality.ts";

/** From so many letters, names that differ by so much are probably one name. */
const ONE_LETTER = { from: 5, cost: 1 };
const TWO_LETTERS = { from: 8, cost: 2 };
/** In the same ward two letters may differ in shorter names too. */
const SAME_WARD = { from: 5, cost: 2 };

interface Named {
  readonly place: Locality;
  readonly key: string;
}

function areAlike(a: Named, b: Named): boolean {
  const letters = Math.min(a.key.length, b.key.length);
  const wards = listOf(a.place, "ward_codes");
  const shareWard = listOf(b.place, "ward_codes").some((ward) => wards.includes(ward));
  const rules = shareWard ? [ONE_LETTER, TWO_LETTERS, SAME_WARD] : [ONE_LETTER, TWO_LETTERS];
  const most = Math.max(-1, ...rules.filter(({ from }) => letters >= from).map(({ cost }) => cost));
  return most > 0 && editCost(a.key, b.key, most) <= most;
}

function findIn(places: readonly Named[]): Finding[] {
  // Area 2 and Area 3 are two places.
  return places.flatMap((one, at) => {
    const other = places.slice(0, at).find((earlier) => areAlike(earlier, one));
    return other === undefined
      ? []
      : onLocality(
          one.place,
          "name",
          `is spelt almost as ${textOf(other.place, "name")} (${textOf(other.place, "code")}) in the same LGA: make them one, with former_codes and an alias, or except it if they are two places`,
        );
  });
}

export const localityDoubles: Rule = {
  name: "locality-doubles",
  description: "no two localities of an LGA have names that are spelt almost alike.",
  check: ({ localities }: CheckedDataset) => {
    const named = localities
      .filter((place) => textOf(place, "kind") !== "lcda" && !/\d/.test(textOf(place, "name")))
      .map((place) => ({ place, key: joined(fold(textOf(place, "name"))) }));
    return [...groupBy(named, ({ place }) => listOf(place, "lga_codes")[0] ?? "").values()].flatMap(findIn);
  },
};
