import type { Feature, Line } from "./features.ts";
import { keyOfName } from "./known-places.ts";
import { skeleton } from "./spelling.ts";
import { LONGEST_OTHER_NAME } from "./weights.ts";
import { tells } from "./words-of-units.ts";

const TOWNS: ReadonlySet<string> = new Set(["lga", "headquarters", "city"]);

/**
 * Whether a short name alone, spelt like a place that is known, is more probably another place, which no list
 * has: *Ilota* is not *Ilora* misspelt. Of such names of communities in the government's survey half were
 * others. Letters that are written for each other leave it the same name.
 */
export function isOtherName({ at, length, known, misspelt }: Feature, { tokens, skipped }: Line): boolean {
  if (!misspelt || known === null) return false;
  const isAlone = tokens.every(
    ({ word }, its) => !tells(word) || skipped.has(its) || (its >= at && its < at + length),
  );
  const key = tokens
    .slice(at, at + length)
    .map(({ word }) => word)
    .join("");
  const longest = TOWNS.has(known.as) ? LONGEST_OTHER_NAME.town : LONGEST_OTHER_NAME.quarter;
  return isAlone && key.length <= longest && skeleton(key) !== skeleton(keyOfName(known.name));
}
