import { isNear } from "../names/known-places.ts";
import { countOf, type Posting, statesWithWord } from "./evidence.ts";
import type { Feature, Line } from "./features.ts";
import { COMMON_WORD, POSTAL_TOWN, ROLE } from "./weights.ts";
import type { WordKeys } from "./words.ts";

function lower(feature: Feature, by: number): void {
  feature.isPostal = true;
  feature.weight *= by;
}

const isPlace = ({ role, misspelt, isPostal }: Feature): boolean =>
  role === "place" && !misspelt && !isPostal;

/**
 * "Burutu, P.M.B. 1060, Warri": what follows the box of an address whose place stands before is the town of
 * its post office, and as far as what is near.
 */
export function lowerPostOffice(features: readonly Feature[], { tokens }: Line): void {
  let box = 1;
  while (box < tokens.length && !isBox(tokens, box)) box++;
  if (box >= tokens.length || isBox(tokens, 0)) return;
  if (!features.some((feature) => feature.at < box && feature.known !== null && isPlace(feature))) return;
  for (const feature of features) if (feature.at > box && feature.role === "place") lower(feature, ROLE.near);
}

function isBox(tokens: Line["tokens"], at: number): boolean {
  const word = tokens[at]?.word;
  return (word === "box" || word === "pmb") && startsWithDigit(tokens[at + 1]?.word ?? "");
}

const startsWithDigit = (word: string): boolean => word.charCodeAt(0) < 58;

const SEVERAL = -2;

/**
 * "Okada, Benin City", "Maitumbi, Minna": people write the next large town behind a place that is in another
 * LGA. The town says nothing then, if the smaller place is known, and near.
 *
 * @param lgas the P-codes of the state's LGAs, by their numbers.
 */
export function lowerPostalTown(features: readonly Feature[], line: Line, lgas: readonly string[]): void {
  // From the end, so that what stands before a town is as it was.
  for (let at = features.length - 1; at > 0; at--) {
    const town = features[at] as Feature;
    if (town.known === null || !town.known.isTown || town.isSaidToBeLga || !isPlace(town)) continue;
    const { worth, rank } = town.known;
    const near = neighboursOf(worth, lgas);
    let its = -1;
    for (let before = 0; before < at && its !== SEVERAL; before++) {
      const part = features[before] as Feature;
      const lga = isPlace(part) ? lgaOf(part, rank, line, near) : -1;
      if (lga !== -1) its = countOf(worth, lga) > 0 || (its !== -1 && its !== lga) ? SEVERAL : lga;
    }
    if (its >= 0) lower(town, POSTAL_TOWN.weight);
  }
}

/** Which LGAs of a state are near to one in which a town lies. */
const neighboursOf = (town: Posting, lgas: readonly string[]): boolean[] =>
  lgas.map((lga) => town.some((its, at) => at % 2 === 0 && isNear(lgas[its] as string, lga)));

/**
 * The number of the one LGA near a town in which a part of it is; -1 if it is in several, or no part. What
 * units of LGAs far away have, says nothing: "Olodo, Ibadan" is not in Iseyin.
 */
function lgaOf(
  { at, length, known, counts, units }: Feature,
  rank: number,
  { keys, roles }: Line,
  near: readonly boolean[],
): number {
  if (roles[at] === "road" || (known !== null && (known.spans || known.rank >= rank))) return -1;
  if (known === null || known.isUnverified) {
    if (units < POSTAL_TOWN.units) return -1;
    if (length === 1 && statesWithWord((keys[at] as WordKeys).hash) >= COMMON_WORD) return -1;
  }
  let total = 0;
  for (let lga = 0; lga < counts.length; lga++) if (near[lga] === true) total += counts[lga] as number;
  return total === 0
    ? -1
    : counts.findIndex((count, lga) => near[lga] === true && count >= POSTAL_TOWN.share * total);
}
