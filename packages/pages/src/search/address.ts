import { SCORES, suggest } from "naijaref/search";
import { entriesOf } from "./address-entries.ts";
import type { Entry } from "./entry.ts";

/** Two words are mostly a name, which the search finds. */
const FEWEST_WORDS = 3;

/** A lower score means that the search does not know one of two words: docs/search.md explains scores. */
const KNOWN = 450;

/**
 * Whether a text may be the address of a house or a street: several words or parts with a comma between that
 * are no name (`Ikeja Federal Constituency` is one), or two words that the search does not know, such as
 * `Ojodu Berger`.
 */
export function isLikeAddress(text: string): boolean {
  if (!/[a-z]{3}/i.test(text)) return false;
  const words = text.trim().split(/\s+/).length;
  if (!text.includes(",") && words < 2) return false;
  const score = scoreOf(text);
  if (score === SCORES.name) return false;
  return text.includes(",") || words >= FEWEST_WORDS || score < KNOWN;
}

/** How well the search knows a text as a name. */
function scoreOf(text: string): number {
  const found = suggest(text, { limit: 1 });
  return (found.ok && found.value[0]?.score) || 0;
}

/**
 * The last words of an address that are the name of a place, a smaller one than a state where there is one:
 * what can be looked for where its reader is not at hand.
 */
export function knownPart(text: string): string | undefined {
  const words = text.split(/[\s,.]+/).filter((word) => !/\d/.test(word));
  let state: string | undefined;
  for (let end = words.length; end > 0; end--) {
    for (const start of [end - 2, end - 1]) {
      if (start < 0) continue;
      const part = words.slice(start, end).join(" ");
      const found = suggest(part, { kinds: PLACES, limit: 1 });
      if (!found.ok || (found.value[0]?.score ?? 0) < SCORES.name) continue;
      if (found.value[0]?.kind !== "state") return part;
      state ??= part;
    }
  }
  return state;
}

const PLACES = ["state", "lga", "locality", "ward"] as const;

/**
 * Where the words of an address are, as suggestions: the LGA that they decide, or those that they fit. Its
 * reader is loaded when it is first needed, because it is larger than the search.
 */
export async function entriesOfAddress(text: string): Promise<readonly Entry[]> {
  const { readAddress } = await import("naijaref/address");
  const read = readAddress(text);
  return read.ok ? entriesOf(read.value) : [];
}
