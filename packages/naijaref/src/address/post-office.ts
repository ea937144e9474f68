import { PERSONS } from "../names/address-words.ts";
import { getLga } from "../places/lgas.ts";
import { statesWithWord } from "./evidence.ts";
import type { Feature, Line } from "./features.ts";
import { COMMON_WORD, POSTAL_TOWN, ROLE } from "./weights.ts";

const as = (feature: Feature, weight: number): Feature => ({ ...feature, role: "near", weight });

const isPlace = ({ role, misspelt }: Feature): boolean => role === "place" && !misspelt;

/**
 * "Burutu, P.M.B. 1060, Warri": what follows the box of an address whose place stands before is the town of
 * its post office, and as far as what is near.
 */
export function withPostOffice(features: Feature[], { tokens }: Line): Feature[] {
  const box = tokens.findIndex(
    ({ word }, at) => (word === "box" || word === "pmb") && startsWithDigit(tokens[at + 1]?.word ?? ""),
  );
  if (box < 1) return features;
  if (!features.some((feature) => feature.at < box && feature.known !== null && isPlace(feature)))
    return features;
  return features.map((feature) =>
    feature.at > box && feature.role === "place" ? as(feature, feature.weight * ROLE.near) : feature,
  );
}

const startsWithDigit = (word: string): boolean => word.charCodeAt(0) < 58;

/**
 * "Okada, Benin City", "Maitumbi, Minna": people write the next large town behind a place that is in another
 * LGA. The town says nothing then, if the smaller place is known, and near.
 *
 * @param lgas the P-codes of the state's LGAs, by their numbers.
 */
export function withPostalTown(features: Feature[], line: Line, lgas: readonly string[]): Feature[] {
  if (features.length < 2) return features;
  return features.map((town) => {
    if (town.known === null || !town.known.isTown || town.isSaidToBeLga || !isPlace(town)) return town;
    const { worth, rank } = town.known;
    let its = -1;
    for (const part of features) {
      const lga = part.at > town.at || part === town || !isPlace(part) ? -1 : lgaOf(part, rank, line);
      if (lga === -1) continue;
      if (worth.has(lga) || (its !== -1 && its !== lga)) return town;
      its = lga;
    }
    if (its === -1) return town;
    const isBeside = [...worth.keys()].some((lga) => isNear(lgas[lga] ?? "", lgas[its] ?? ""));
    return isBeside ? as(town, town.weight * POSTAL_TOWN.weight) : town;
  });
}

/** The number of the one LGA in which a part of a town is; -1 if it is in several, or no part. */
function lgaOf({ at, length, known, counts, total }: Feature, rank: number, { tokens }: Line): number {
  if (known !== null && (known.spans || known.isUnverified || known.rank >= rank)) return -1;
  if (known === null) {
    if (total < POSTAL_TOWN.units) return -1;
    const word = tokens[at]?.word ?? "";
    if (length === 1 && (PERSONS.has(word) || statesWithWord(word) >= COMMON_WORD)) return -1;
  }
  for (const [lga, count] of counts) if (count >= POSTAL_TOWN.share * total) return lga;
  return -1;
}

/** Neighbours that are towns of one another have their middles so near, in degrees of a great circle. */
const NEAR = 0.55;

/** Whether the middles of two LGAs are so near that people of one write the town of the other. */
export function isNear(one: string, other: string): boolean {
  const [a, b] = [getLga(one), getLga(other)];
  if (!a || !b || a.lat === null || a.lon === null || b.lat === null || b.lon === null) return false;
  return Math.hypot(a.lat - b.lat, a.lon - b.lon) <= NEAR;
}
