import { fold } from "../names/fold.ts";
import { placesOfState, statesWithTown } from "../names/known-places.ts";
import { hashesOf } from "../names/marks.ts";
import { misspeltPlace } from "../names/misspelt.ts";
import { type NamedPlace, placeNamed } from "../names/place-named.ts";
import type { Token } from "../names/tokens.ts";
import { wordsOf } from "../names/tokens.ts";
import { getLga } from "../places/lgas.ts";
import type { Line } from "./features.ts";
import { resolveWardLga } from "./locality-of.ts";
import { type Decided, unknownReading } from "./reading.ts";
import { stateName, whyAlone, whyTownElsewhere } from "./why.ts";
import { MOST_WORDS_OF_NAME } from "./word-keys.ts";

/** How sure the LGA of a name alone is. */
const SURE = 0.95;
const DOUBTFUL = 0.5;

const MOST_CANDIDATES = 5;

/** A line with more words is no name alone. */
const MOST_WORDS = 6;

/** The place that a line names and nothing else, as every reader of names understands it. */
export function placeAlone({ tokens, skipped }: Line, state: string | undefined): NamedPlace | undefined {
  if (tokens.length > MOST_WORDS) return undefined;
  const words: string[] = [];
  for (let at = 0; at < tokens.length; at++) if (!skipped.has(at)) words.push((tokens[at] as Token).word);
  if (words.length === 0) return undefined;
  return placeNamed(words, state) ?? (state === undefined ? undefined : placeMisspelt(words, state));
}

/** Shorter names differ by a letter from others that nobody lists: "Oke-Oro" is not Okearo. */
const SHORTEST_MISSPELT = 8;

/** "Isiala agwa North": a name of several words with a slip, before a place that one of its words names. */
function placeMisspelt(words: readonly string[], state: string): NamedPlace | undefined {
  if (words.length < 2 || words.length > MOST_WORDS_OF_NAME) return undefined;
  const joined = words.join("");
  if (joined.length < SHORTEST_MISSPELT) return undefined;
  const key = misspeltPlace(state, joined, hashesOf(joined));
  const place = key === undefined ? undefined : placesOfState(state).get(key)?.[0];
  return place === undefined ? undefined : placeNamed(wordsOf(fold(place.name)), state);
}

/** What a line says that is the name of a place and nothing else. */
export function decideAlone(place: NamedPlace): Decided {
  const { lgaCodes, doubt } = place;
  const [first = ""] = lgaCodes;
  const isFound = lgaCodes.length === 1 && doubt === null;
  const confidence = isFound ? SURE : Math.round((DOUBTFUL / lgaCodes.length) * 1000) / 1000;
  const candidates = lgaCodes.slice(0, MOST_CANDIDATES).map((code) => {
    const lga = getLga(code);
    return { lgaCode: code, lgaName: lga?.name ?? code, stateCode: lga?.stateCode ?? "", confidence };
  });
  const [one] = candidates;
  const isOneState = candidates.every(({ stateCode }) => stateCode === one?.stateCode);
  const stateCode = isOneState ? (one?.stateCode ?? null) : null;
  const locality = place.locality?.lgaCodes.every((code) => lgaCodes.includes(code)) ? place.locality : null;
  const wards = isFound ? (locality?.wardCodes ?? []).filter((ward) => resolveWardLga(ward) === first) : [];
  return {
    status: isFound ? "found" : "ambiguous",
    stateCode,
    stateName: stateCode === null ? null : stateName(stateCode),
    lgaCode: isFound ? first : null,
    lgaName: isFound ? (one?.lgaName ?? null) : null,
    localityCode: locality?.code ?? null,
    localityName: locality?.name ?? null,
    wardCodes: wards.length <= 3 ? wards : [],
    confidence,
    candidates,
    why: whyAlone(place, candidates),
  };
}

/** What a line says that names a town of another state than the one that is given: no LGA. */
export function meantElsewhere(given: string, key: string): Decided {
  const states = statesWithTown().get(key) ?? [];
  const name = states.flatMap((state) => placesOfState(state).get(key) ?? [])[0]?.name ?? "";
  return unknownReading(given, whyTownElsewhere(name, states, given));
}
