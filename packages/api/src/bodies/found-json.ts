import type { RecordOf, searchResult, suggestion } from "@naijaref/records";
import { FixedJson } from "./fixed-json.ts";
import { writeText } from "./wire.ts";

type Found = RecordOf<typeof searchResult> | RecordOf<typeof suggestion>;

/** By the code of the LGA that a record is or is in, or else of the state: 811 at most. Banks are in none. */
const ofPlaces = new FixedJson<Found>(
  ["kind", "code", "name", "score", "matched"],
  ["kind", "code", "name", "matched"],
);

/**
 * What a search found, as `writeJson` writes it, in less time: most of it is the same for all that is in an
 * LGA, and hardly any search is made twice.
 */
export function writeFound(found: Found): string {
  const { kind, code, name, lgaCode, stateCode, score, matched } = found;
  const fixed = ofPlaces.around(lgaCode ?? stateCode ?? "", found);
  const named = writeText(name);
  const asFound = matched === name ? named : writeText(matched);
  // No kind and no code has a character to escape.
  return `${fixed[0]}${kind}${fixed[1]}${code}${fixed[2]}${named}${fixed[3]}${score}${fixed[4]}${asFound}${fixed[5]}`;
}
