import { compare, hasAll, hasOtherNumber } from "./features.ts";
import { hasDirectionOfItsOwn, isForbidden } from "./forbid.ts";
import type { MatchEntry } from "./list.ts";
import type { EntryName, Names } from "./names-in.ts";
import type { Query } from "./query.ts";
import type { Reading } from "./reading.ts";
import {
  candidateFrom,
  explainDoubt,
  explainLikely,
  type MatchCandidate,
  type MatchResult,
  matched,
  nothing,
  uncoded,
} from "./result.ts";
import {
  AUTOMATIC,
  DOUBTED,
  FEATURES,
  MAX_CANDIDATES,
  MAX_COMPARED,
  OFFERED,
  type Weights,
} from "./weights.ts";

/** A record that a text may mean. */
export interface Weighed {
  readonly entry: MatchEntry;
  /** The name of it that fits best, and the reading of the text that it fits. */
  name: EntryName;
  reading: Reading;
  score: number;
  /** That the text means it, from 0 to 1. */
  probability: number;
}

export interface Weighing {
  readonly weighed: readonly Weighed[];
  readonly none: number;
}

const values = /* @__PURE__ */ new Float64Array(FEATURES);

function sumOf(some: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += (some[at] as number) * (weights[at] as number);
  return sum;
}

const near: EntryName[] = [];
const NO_PARTS: readonly Reading[] = [];

/**
 * Weighs the records that share most pairs of letters with a text against each other, and against none of
 * them.
 *
 * @param readings the ways in which the text can be read.
 * @param parts those of the text, if it has several, in the first way.
 * @param evidence what speaks for none of the records.
 */
export function weigh(
  readings: readonly Reading[],
  parts: readonly Reading[],
  names: Names,
  evidence: Float64Array,
  weights: Weights,
): Weighing {
  const weighed: Weighed[] = [];
  const none = sumOf(evidence, weights.none);
  let top = none;
  for (let way = 0; way < readings.length; way++) {
    const reading = readings[way] as Reading;
    const words = reading.parts.length === 1 ? (reading.parts[0] as string) : reading.parts.join(" ");
    const count = names.find(words, MAX_COMPARED, near);
    for (let place = 0; place < count; place++) {
      const name = near[place] as EntryName;
      compare(reading, way === 0 ? parts : NO_PARTS, name, names, values);
      const score = sumOf(values, weights.records);
      if (score > top) top = score;
      let known: Weighed | undefined;
      for (let at = 0; at < weighed.length; at++)
        if ((weighed[at] as Weighed).entry === name.entry) known = weighed[at];
      if (known === undefined) weighed.push({ entry: name.entry, name, reading, score, probability: 0 });
      else if (score > known.score) {
        known.name = name;
        known.reading = reading;
        known.score = score;
      }
    }
  }
  let sum = Math.exp(none - top);
  for (let at = 0; at < weighed.length; at++) {
    const one = weighed[at] as Weighed;
    one.probability = Math.exp(one.score - top);
    sum += one.probability;
  }
  for (let at = 0; at < weighed.length; at++) (weighed[at] as Weighed).probability /= sum;
  if (weighed.length > 1) weighed.sort(likelierFirst);
  return { weighed, none: Math.exp(none - top) / sum };
}

const likelierFirst = (a: Weighed, b: Weighed): number =>
  b.score - a.score || (a.entry.code < b.entry.code ? -1 : 1);

/** Never 1: that is for what is the very name. */
const round = (probability: number): number => Math.min(0.99, Math.floor(probability * 100) / 100);

/** The most that a candidate is sure where a rule forbids to code it. */
const FORBIDDEN = 0.5;

/** Those that are likely enough to be shown; of what is not coded, none is as likely as what is. */
export function offered(weighed: readonly Weighed[], isCoded = false): MatchCandidate[] {
  const most = isCoded || (weighed[0]?.probability ?? 0) < AUTOMATIC ? 1 : FORBIDDEN;
  const candidates: MatchCandidate[] = [];
  for (let at = 0; at < weighed.length && at < MAX_CANDIDATES; at++) {
    const { entry, probability } = weighed[at] as Weighed;
    if (probability < OFFERED) break;
    candidates.push(candidateFrom(entry, Math.min(most, round(probability))));
  }
  return candidates;
}

/** The record that a text means, if one is likely enough and nothing forbids it. */
export function findLikely(query: Query): MatchResult | undefined {
  const { text } = query;
  const weighed = query.weighed;
  const [best, rival] = weighed;
  if (best === undefined || best.probability < AUTOMATIC) return undefined;
  if (isForbidden(best, query, weighed)) return undefined;
  const { entry, probability } = best;
  const status = isWithoutMistakes(best) ? "alias" : "typo";
  return matched(entry, status, round(probability), explainLikely(text, best, rival), offered(weighed, true));
}

/** The words and marks are those of the name, or of a part of it. */
const isWithoutMistakes = ({ reading, name }: Weighed): boolean =>
  reading.joined === name.reading.joined ||
  (hasAll(name.reading.words, reading.words) && hasAll(name.reading.marks, reading.marks));

/** A text that could mean several, or nothing. */
export function doubtOf(query: Query, no: string): MatchResult {
  const { weighed, none } = query.weighing;
  const candidates = offered(weighed);
  const [best, second] = weighed;
  if (best === undefined || candidates.length === 0) return nothing(`${no}.`);
  if (
    none < DOUBTED.none &&
    !hasOtherNumber(best.reading, best.name.reading) &&
    !hasDirectionOfItsOwn(best) &&
    second !== undefined &&
    second.probability >= DOUBTED.second
  ) {
    const several = weighed.filter(({ probability }) => probability >= DOUBTED.second);
    return uncoded("ambiguous", explainDoubt(query, several), candidates);
  }
  return nothing(
    `${no}; the nearest name is ${best.name.text}, but it is too different to be sure.`,
    candidates,
  );
}
