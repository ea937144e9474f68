import { compare, type Typed } from "../compare/features.ts";
import { rank } from "../compare/ranking.ts";
import type { EntryName, MatchEntry, Names } from "../lists/names.ts";
import { FARTHEST, WIDE } from "../thresholds.ts";
import {
  FEATURES,
  type FeatureName,
  NONE_FEATURES,
  type NoneFeatureName,
  WEIGHTS,
  type Weights,
} from "../weights.ts";

/** A record that a text may mean. */
export interface Weighed {
  readonly entry: MatchEntry;
  /** The name of it that fits best, and the reading of the text that it fits. */
  readonly name: EntryName;
  readonly typed: Typed;
  readonly score: number;
  /** That the text means it, from 0 to 1. */
  readonly probability: number;
}

/** What a text may mean, likeliest first, and the probability that it is none of them. */
export interface Weighing {
  readonly weighed: readonly Weighed[];
  readonly none: number;
}

export type NoneEvidence = Readonly<Record<NoneFeatureName, number>>;

const zeros = (): Record<FeatureName, number> =>
  Object.fromEntries(FEATURES.map((name) => [name, 0])) as Record<FeatureName, number>;

const features = /* @__PURE__ */ zeros();

function scoreOf(values: Readonly<Record<FeatureName, number>>, { records }: Weights): number {
  let score = 0;
  for (const name of FEATURES) score += records[name] * values[name];
  return score;
}

function noneScoreOf(evidence: NoneEvidence, { none }: Weights): number {
  let score = 0;
  for (const name of NONE_FEATURES) score += none[name] * evidence[name];
  return score;
}

/** The names with which a text is compared: all of a state or an LGA; of more, those that are like it. */
export function namesFor(typed: readonly Typed[], names: Names): readonly EntryName[] {
  if (names.entries.length <= WIDE.compared) return names.list;
  const { less, long } = names.entries.length > WIDE.many ? WIDE.ofMany : WIDE.ofFew;
  const near = new Set<MatchEntry>();
  for (const { reading } of typed) {
    if (reading.joined === "") continue;
    const farthest = FARTHEST - less - (reading.joined.length > long ? WIDE.ofLong : 0);
    for (const { name } of rank(reading, names, WIDE.span, farthest).slice(0, WIDE.nominees))
      near.add(name.entry);
  }
  return near.size === 0 ? [] : names.list.filter(({ entry }) => near.has(entry));
}

/** The best name of each record, with its score. */
export function bestNames(
  typed: readonly Typed[],
  list: readonly EntryName[],
  names: Names,
  weights: Weights,
): Map<MatchEntry, { name: EntryName; typed: Typed; score: number }> {
  const best = new Map<MatchEntry, { name: EntryName; typed: Typed; score: number }>();
  for (const name of list) {
    for (const one of typed) {
      compare(one, name, names, features);
      const score = scoreOf(features, weights);
      const known = best.get(name.entry);
      if (known === undefined || score > known.score) best.set(name.entry, { name, typed: one, score });
    }
  }
  return best;
}

/** Weighs all records against each other, and against none of them. */
export function weigh(
  typed: readonly Typed[],
  names: Names,
  evidence: NoneEvidence,
  kind: keyof typeof WEIGHTS,
): Weighing {
  const weights = WEIGHTS[kind];
  const found = [...bestNames(typed, namesFor(typed, names), names, weights)];
  const none = noneScoreOf(evidence, weights);
  const top = found.reduce((most, [, { score }]) => Math.max(most, score), none);
  let sum = Math.exp(none - top);
  for (const [, { score }] of found) sum += Math.exp(score - top);
  const weighed = found
    .map(([entry, one]): Weighed => ({ entry, ...one, probability: Math.exp(one.score - top) / sum }))
    .sort((a, b) => b.score - a.score || (a.entry.code < b.entry.code ? -1 : 1));
  return { weighed, none: Math.exp(none - top) / sum };
}
