import { isNear } from "../names/known-places.ts";
import { countOf, sumOf } from "./evidence.ts";
import type { Feature } from "./features.ts";
import { POSTAL_TOWN } from "./weights.ts";

const isPlace = ({ role, misspelt, isPostal }: Feature): boolean =>
  role === "place" && !misspelt && !isPostal;

/**
 * "Okada, Benin City", "Maitumbi, Minna": people write the next large town behind a place that is in another
 * LGA. The town says nothing then, if the smaller place is known, and near.
 *
 * @param lgas the P-codes of the state's LGAs, by their numbers.
 */
export function lowerPostalTown(features: readonly Feature[], lgas: readonly string[]): void {
  // From the end, so that what stands before a town is as it was.
  for (let at = features.length - 1; at > 0; at--) {
    const town = features[at] as Feature;
    if (town.known === null || !town.known.isTown || town.isSaidToBeLga || !isPlace(town)) continue;
    const { worth, rank } = town.known;
    const isNearTown = (lga: number): boolean =>
      worth.some((its, at) => at % 2 === 0 && isNear(lgas[its] as string, lgas[lga] as string));
    const parts = features.slice(0, at).filter(isPlace);
    if (parts.length === 0) continue;
    const its = new Set(parts.map((part) => lgaOf(part, rank, isNearTown)).filter((lga) => lga >= 0));
    const [only = -1] = its;
    if (its.size !== 1 || countOf(worth, only) > 0) continue;
    town.isPostal = true;
    town.weight *= POSTAL_TOWN.weight;
  }
}

/**
 * The number of the one LGA near a town in which a part of it is; -1 if it is in several, or no part. What
 * units of LGAs far away have, says nothing: "Olodo, Ibadan" is not in Iseyin.
 */
function lgaOf(
  { known, counts, units }: Feature,
  rank: number,
  isNearTown: (lga: number) => boolean,
): number {
  if (known !== null && (known.spans || known.rank >= rank)) return -1;
  if ((known === null || known.isUnverified) && units < POSTAL_TOWN.units) return -1;
  const near = counts.map((count, lga) => (count > 0 && isNearTown(lga) ? count : 0));
  const total = sumOf(near);
  return total === 0 ? -1 : near.findIndex((count) => count >= POSTAL_TOWN.share * total);
}
