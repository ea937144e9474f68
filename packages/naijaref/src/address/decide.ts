import { tells } from "../names/address-words.ts";
import { getLga } from "../places/lgas.ts";
import type { PossibleState } from "./choose-state.ts";
import { lgaCodesOf } from "./evidence.ts";
import type { Feature, Line } from "./features.ts";
import { localityOf, wardsOf } from "./locality-of.ts";
import { type Decided, unknownReading } from "./reading.ts";
import { isSpanned, type Ranked, RULES } from "./rules.ts";
import {
  EARLIER,
  ENOUGH,
  FOUND_BY_WORDS,
  LEAST_CANDIDATE,
  LEAST_SAID,
  NEVER_FOUND,
  STATE_FOUND,
  TEMPERATURE,
} from "./weights.ts";
import { stateName, WHY_UNKNOWN, whyAmbiguous, whyFound } from "./why.ts";

const MOST_CANDIDATES = 5;

/** An LGA that is less probable is not looked at again. */
const LEAST_RANKED = 0.01;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * The LGA that the words of an address decide, or the LGAs that they fit.
 *
 * @param threshold from this confidence on there is one answer.
 */
export function decide(
  states: readonly PossibleState[],
  threshold: number,
  text: string,
  line: Line,
): Decided {
  const ranked = states.flatMap(rankIn).sort((a, b) => b.share - a.share || (a.code < b.code ? -1 : 1));
  const [first] = ranked;
  const [state] = states;
  if (first === undefined || state === undefined) return unknownReading(null, WHY_UNKNOWN.noPlace);
  const strength = strengthOf(first.features, first.number);
  const onlyState = state.features.length === 0;
  if (strength === 0) {
    const stateCode = states.length === 1 ? state.code : null;
    return unknownReading(
      stateCode,
      onlyState && line.skipped.size > 0 ? WHY_UNKNOWN.onlyState : WHY_UNKNOWN.noPlace,
    );
  }
  const confidence = first.share * strength;
  const ofState = states.find(({ code }) => code === first.state)?.share ?? 1;
  const strongest = strongestOf(first.features, first.number);
  const reason = reasonOf(first, strongest);
  const evidence = { first, second: ranked[1], strongest, reason, line };
  const least =
    strongest !== undefined && RULES.some(({ holds }) => holds({ ...evidence, strongest }))
      ? NEVER_FOUND
      : isSure(strongest, line)
        ? threshold
        : Math.max(threshold, FOUND_BY_WORDS);
  const found = confidence >= least * ofState && ofState >= STATE_FOUND;
  const candidates = ranked
    .filter(({ share }) => share * strength >= LEAST_CANDIDATE)
    .slice(0, MOST_CANDIDATES)
    .map(({ code, share, state }) => ({
      lgaCode: code,
      lgaName: getLga(code)?.name ?? code,
      stateCode: state,
      confidence: rounded(share * strength),
    }));
  const locality = localityOf(first.features, found ? first.code : undefined);
  const words = reason === undefined ? text : wordsOf(line, reason);
  const city = strongest?.known?.spans === true ? strongest.known : null;
  const why = found
    ? whyFound(first.code, first.state, reason, words)
    : whyAmbiguous(
        candidates.slice(0, 3).map(({ lgaCode }) => lgaCode),
        city,
      );
  const sameState = candidates.every(({ stateCode }) => stateCode === first.state);
  const stateCode = found || sameState ? first.state : null;
  return {
    status: found ? "found" : "ambiguous",
    stateCode,
    stateName: stateCode === null ? null : stateName(stateCode),
    lgaCode: found ? first.code : null,
    lgaName: found ? (candidates[0]?.lgaName ?? null) : null,
    localityCode: locality?.code ?? null,
    localityName: locality?.name ?? null,
    wardCodes: found && locality !== null ? wardsOf(locality, first.code) : [],
    confidence: rounded(confidence),
    candidates,
    why,
  };
}

/**
 * Whether a place is known by name, or the text is nothing but one name. Among more words, those that units
 * of one LGA have by chance are often the family, the school or the tree of another: of units that the
 * evidence did not know, seven of ten such answers were wrong.
 */
const isSure = (strongest: Feature | undefined, { tokens, skipped }: Line): boolean =>
  strongest !== undefined &&
  ((strongest.known !== null && !isSpanned(strongest) && strongest.role !== "road") ||
    tokens.every(
      ({ word }, at) =>
        !tells(word) || skipped.has(at) || (at >= strongest.at && at < strongest.at + strongest.length),
    ));

/** What decides: in a city of several LGAs the other words that choose one of them. */
function reasonOf({ features, number }: Ranked, strongest: Feature | undefined): Feature | undefined {
  if (strongest === undefined || !isSpanned(strongest)) return strongest;
  return (
    strongestOf(
      features.filter((feature) => !isSpanned(feature)),
      number,
    ) ?? strongest
  );
}

function rankIn({ code: state, features, share }: PossibleState): Ranked[] {
  const codes = lgaCodesOf(state);
  if (features.length === 0) return [{ code: codes[0] ?? "", number: 0, state, share: 0, features }];
  const ranked: Ranked[] = [];
  probabilitiesOf(features, codes.length).forEach((its, number) => {
    if (its >= LEAST_RANKED)
      ranked.push({ code: codes[number] ?? "", number, state, share: its * share, features });
  });
  return ranked;
}

/** The word that says most for an LGA. */
function strongestOf(features: readonly Feature[], lga: number): Feature | undefined {
  let most = 0;
  let strongest: Feature | undefined;
  for (const feature of features) {
    const its = feature.counts.get(lga) ?? 0;
    const said =
      feature.weight * (its / (feature.total + feature.unseen)) * (feature.known === null ? 0.8 : 1);
    if (said > most) [most, strongest] = [said, feature];
  }
  return strongest;
}

const wordsOf = ({ tokens }: Line, { at, length }: Feature): string =>
  tokens
    .slice(at, at + length)
    .map(({ word }) => word)
    .join(" ");

/** How probable each LGA of a state is, by its number, the sum being 1. */
function probabilitiesOf(features: readonly Feature[], lgas: number): number[] {
  const scores = new Array<number>(lgas).fill(0);
  let later = 0;
  for (let at = features.length - 1; at >= 0; at--) {
    const feature = features[at] as Feature;
    addScores(scores, feature, feature.role === "place" ? EARLIER ** Math.min(later, 2) : 1);
    if (feature.known !== null && feature.role === "place") later++;
  }
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp((score - most) / TEMPERATURE));
  const all = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / all);
}

/**
 * Adds how many times more often than by chance each LGA has a word, as a logarithm. Only differences count:
 * what an LGA without the word gets is 0.
 */
function addScores(scores: number[], { counts, total, unseen, weight, known }: Feature, worth: number): void {
  const each = unseen / scores.length;
  const chance = (total + unseen) / scores.length;
  const least = Math.max(Math.log(each / chance), known === null ? LEAST_SAID.word : LEAST_SAID.name);
  for (const [lga, count] of counts) {
    const said = Math.log((count + each) / chance);
    if (said > least) scores[lga] = (scores[lga] ?? 0) + weight * worth * (said - least);
  }
}

/** How sure it is that the words say anything of an LGA at all, from 0 to 1. */
function strengthOf(features: readonly Feature[], lga: number): number {
  let most = 0;
  for (const { counts, weight } of features) most = Math.max(most, (counts.get(lga) ?? 0) * weight);
  return most < 1 ? 0 : 1 - Math.exp(-most / ENOUGH);
}
