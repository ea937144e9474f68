import { IS } from "../names/address-words.ts";
import { isNear } from "../names/known-places.ts";
import { countOf, statesWithWord } from "./evidence.ts";
import type { Feature, Line } from "./features.ts";
import { COMMON_WORD, POSTAL_TOWN, ROLE } from "./weights.ts";

function lower(feature: Feature, by: number): void {
  feature.role = "near";
  feature.weight *= by;
}

const isPlace = ({ role, misspelt }: Feature): boolean => role === "place" && !misspelt;

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
    let its = -1;
    for (let before = 0; before < at && its !== SEVERAL; before++) {
      const part = features[before] as Feature;
      const lga = isPlace(part) ? lgaOf(part, rank, line) : -1;
      if (lga !== -1) its = countOf(worth, lga) > 0 || (its !== -1 && its !== lga) ? SEVERAL : lga;
    }
    if (its < 0) continue;
    for (let one = 0; one < worth.length; one += 2) {
      if (!isNear(lgas[worth[one] as number] ?? "", lgas[its] ?? "")) continue;
      lower(town, POSTAL_TOWN.weight);
      break;
    }
  }
}

/** The number of the one LGA in which a part of a town is; -1 if it is in several, or no part. */
function lgaOf({ at, length, known, counts, total }: Feature, rank: number, { keys, tokens }: Line): number {
  if (known !== null && (known.spans || known.isUnverified || known.rank >= rank)) return -1;
  if (known === null) {
    if (total < POSTAL_TOWN.units) return -1;
    const isPerson = ((keys[at]?.meanings ?? 0) & IS.person) !== 0;
    if (length === 1 && (isPerson || statesWithWord(tokens[at]?.word ?? "") >= COMMON_WORD)) return -1;
  }
  return counts.findIndex((count) => count >= POSTAL_TOWN.share * total);
}
