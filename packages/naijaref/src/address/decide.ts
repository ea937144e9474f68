import { fold } from "../names/fold.ts";
import type { NamedLocality } from "../names/known-places.ts";
import type { Line } from "../names/line.ts";
import { isQuarterOfAnyTown } from "../names/vocabulary.ts";
import type { PossibleState } from "./choose-state.ts";
import { lgaCodesOf } from "./evidence.ts";
import { type Feature, isAllOf } from "./features.ts";
import {
  candidateOf,
  type Decided,
  decided,
  MAX_CANDIDATES,
  unknownReading,
  WHY_UNKNOWN,
  whyAmbiguous,
  whyFound,
} from "./reading.ts";
import { isRuledOut, isSpanned, type Ranked } from "./rules.ts";
import {
  EARLIER,
  ENOUGH,
  FOUND,
  FOUND_BY_WORDS,
  LEAST_CANDIDATE,
  LEAST_SAID,
  SEVERAL_WORDS,
  STATE_FOUND,
  TEMPERATURE,
} from "./weights.ts";

/** An LGA that is less probable is not looked at again. */
const LEAST_RANKED = 0.01;

/**
 * The LGA that the words of an address decide, or the LGAs that they fit.
 *
 * @param states those in which it may be.
 * @param isGuess whether what the words say in the likeliest state is too little for an answer.
 */
export function decide(
  states: readonly PossibleState[],
  line: Line,
  isGuess: (likeliest: PossibleState) => boolean,
): Decided {
  const ranked = rank(states);
  const [first] = ranked;
  const strength = first === undefined ? 0 : strengthOf(first.features, first.number);
  const strongest = first === undefined ? undefined : strongestOf(first.features, first.number);
  if (first === undefined || strength === 0 || strongest === undefined) {
    const isOnlyState = states[0]?.features.length === 0 && line.skipped.size > 0;
    const stateCode = states.length === 1 ? (states[0]?.code ?? null) : null;
    return unknownReading(stateCode, isOnlyState ? WHY_UNKNOWN.onlyState : WHY_UNKNOWN.noPlace);
  }
  const confidence = first.share * strength;
  const { code, state, features, ofState } = first;
  const reason = reasonOf(first, strongest);
  const least = isSure(strongest, line) ? FOUND : FOUND_BY_WORDS;
  const isGuessed = isGuess({ code: state, features });
  const isFound =
    ofState >= STATE_FOUND &&
    confidence >= least * ofState &&
    !isGuessed &&
    !isRuledOut({ first, second: ranked[1], strongest, reason, line });
  const candidates = ranked
    .filter(({ share }) => share * strength >= LEAST_CANDIDATE)
    .slice(0, MAX_CANDIDATES)
    .map(({ code, share }) => candidateOf(code, share * strength));
  const city = strongest.known?.spans === true ? strongest.known : null;
  const why = isFound
    ? whyFound(code, state, reason, wordsOf(line, reason))
    : whyAmbiguous(
        candidates.slice(0, 3).map(({ lgaCode }) => lgaCode),
        city,
        isGuessed && line.skipped.size === 0,
      );
  const locality = localityOf(features, isFound ? code : undefined);
  return decided(isFound, candidates, confidence, locality, why);
}

/**
 * Whether a place is known by name, or the text is nothing but one name. Among more words, those that units
 * of one LGA have by chance are often the family, the school or the tree of another: of units that the
 * evidence did not know, seven of ten such answers were wrong.
 */
const isSure = (strongest: Feature, line: Line): boolean =>
  (strongest.known !== null && !isSpanned(strongest) && strongest.role !== "road") ||
  isAllOf(line, [strongest]);

/** What decides: in a city of several LGAs the other words that choose one of them. */
function reasonOf({ features, number }: Ranked, strongest: Feature): Feature {
  if (!isSpanned(strongest)) return strongest;
  return (
    strongestOf(
      features.filter((feature) => !isSpanned(feature)),
      number,
    ) ?? strongest
  );
}

/** The word that says most for an LGA. */
function strongestOf(features: readonly Feature[], lga: number): Feature | undefined {
  let most = 0;
  let strongest: Feature | undefined;
  for (let at = 0; at < features.length; at++) {
    const feature = features[at] as Feature;
    const its = feature.counts[lga] as number;
    const said = feature.weight * (its / (feature.total + feature.unseen));
    if (said <= most) continue;
    most = said;
    strongest = feature;
  }
  return strongest;
}

const wordsOf = ({ tokens }: Line, { at, length }: Feature): string =>
  tokens
    .slice(at, at + length)
    .map(({ word }) => word)
    .join(" ");

/**
 * The LGAs of some states that are probable, the most probable first: the sum of their shares is 1. Here and in what
 * it calls there are plain loops: V8 takes longer to compile the others than they run for a thousand lines.
 */
function rank(states: readonly PossibleState[]): Ranked[] {
  // In a state of many LGAs a word is no rarer.
  let many = 0;
  let lgas = 0;
  for (let at = 0; at < states.length; at++) {
    const { code, features } = states[at] as PossibleState;
    if (features.length === 0) continue;
    const its = lgaCodesOf(code).length;
    many = Math.max(many, its);
    lgas += its;
  }
  const scores = new Float64Array(lgas);
  for (let at = 0, from = 0; at < states.length; at++) {
    const { code, features } = states[at] as PossibleState;
    if (features.length === 0) continue;
    addFeatures(scores, from, features, many);
    from += lgaCodesOf(code).length;
  }
  let most = 0;
  for (let lga = 0; lga < lgas; lga++) most = Math.max(most, scores[lga] as number);
  // Of most LGAs nothing is said.
  const none = Math.exp(-most / TEMPERATURE);
  let all = 0;
  for (let lga = 0; lga < lgas; lga++) {
    const its = scores[lga] as number;
    const share = its === 0 ? none : Math.exp((its - most) / TEMPERATURE);
    scores[lga] = share;
    all += share;
  }
  const ranked: Ranked[] = [];
  for (let at = 0, from = 0; at < states.length; at++) {
    const { code: state, features } = states[at] as PossibleState;
    if (features.length === 0) continue;
    const codes = lgaCodesOf(state);
    let sum = 0;
    for (let number = 0; number < codes.length; number++) sum += scores[from + number] as number;
    const ofState = sum / all;
    for (let number = 0; number < codes.length; number++) {
      const share = (scores[from + number] as number) / all;
      if (share >= LEAST_RANKED)
        ranked.push({ code: codes[number] as string, number, state, share, ofState, features });
    }
    from += codes.length;
  }
  return ranked.sort((a, b) => b.share - a.share || (a.code < b.code ? -1 : 1));
}

/** Adds how much the words speak for each LGA of a state, the first of which stands at a place. */
function addFeatures(scores: Float64Array, from: number, features: readonly Feature[], many: number): void {
  let later = 0;
  for (let at = features.length - 1; at >= 0; at--) {
    const feature = features[at] as Feature;
    const isPlace = feature.role === "place" && !feature.isPostal;
    const worth = isPlace ? EARLIER ** Math.min(later, 2) : 1;
    addScores(scores, from, feature, isTellingName(feature) ? worth * SEVERAL_WORDS : worth, many);
    if (feature.known !== null && isPlace) later++;
  }
}

/** "Katsina-Ala" is no name by chance, as the "Katsina" of another state may be; "Sabon Gari" is everywhere. */
const isTellingName = ({ known, length }: Feature): boolean =>
  known !== null && length > 1 && !isQuarterOfAnyTown(fold(known.name));

/**
 * Adds how many times more often than by chance each LGA has a word, as a logarithm. Only differences count:
 * what an LGA without the word gets is 0.
 *
 * @param many the LGAs of the largest state that is read.
 */
function addScores(
  scores: Float64Array,
  from: number,
  { counts, total, unseen, weight, known }: Feature,
  worth: number,
  many: number,
): void {
  const each = unseen / many;
  const chance = (total + unseen) / many;
  const least = Math.max(Math.log(each / chance), known === null ? LEAST_SAID.word : LEAST_SAID.name);
  for (let lga = 0; lga < counts.length; lga++) {
    const count = counts[lga] as number;
    if (count === 0) continue;
    const said = Math.log((count + each) / chance);
    if (said <= least) continue;
    scores[from + lga] = (scores[from + lga] as number) + weight * worth * (said - least);
  }
}

/** How sure it is that the words say anything of an LGA at all, from 0 to 1. */
function strengthOf(features: readonly Feature[], lga: number): number {
  let most = 0;
  for (let at = 0; at < features.length; at++) {
    const { counts, weight } = features[at] as Feature;
    most = Math.max(most, (counts[lga] as number) * weight);
  }
  return most < 1 ? 0 : 1 - Math.exp(-most / ENOUGH);
}

/** The smaller place says more. */
const SMALLER: Readonly<Record<NamedLocality["kind"], number>> = { area: 0, lcda: 1, town: 2, city: 3 };

/** The smallest locality that an address names, in the LGA if there is one. */
function localityOf(features: readonly Feature[], lga: string | undefined): NamedLocality | null {
  let smallest: NamedLocality | null = null;
  for (const { role, known } of features) {
    const its = known?.locality ?? null;
    if (its === null || role === "road" || (lga !== undefined && !its.lgaCodes.includes(lga))) continue;
    if (smallest === null || SMALLER[its.kind] < SMALLER[smallest.kind]) smallest = its;
  }
  return smallest;
}
