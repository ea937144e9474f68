import type { MatchEntry } from "./entry.ts";
import { compare, type Typed } from "./features.ts";
import type { EntryName, Names } from "./name-table.ts";
import { NOMINEES } from "./thresholds.ts";
import { FEATURES, type Weights } from "./weights.ts";

/** A record that a text may mean. */
export interface Weighed {
  readonly entry: MatchEntry;
  /** The name of it that fits best, and the reading of the text that it fits. */
  name: EntryName;
  typed: Typed;
  score: number;
  /** That the text means it, from 0 to 1. */
  probability: number;
}

export interface Weighing {
  readonly weighed: readonly Weighed[];
  readonly none: number;
}

const values = /* @__PURE__ */ new Float64Array(FEATURES.length);

function sumOf(some: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += (some[at] as number) * (weights[at] as number);
  return sum;
}

const near: EntryName[] = [];

/**
 * Weighs the records that share most pairs of letters with a text against each other, and against none of
 * them.
 *
 * @param typed the ways in which the text can be read.
 * @param evidence what speaks for none of the records.
 */
export function weigh(
  typed: readonly Typed[],
  names: Names,
  evidence: Float64Array,
  weights: Weights,
  isLeftOut?: (entry: MatchEntry) => boolean,
): Weighing {
  const weighed: Weighed[] = [];
  const none = sumOf(evidence, weights.none);
  let top = none;
  for (let way = 0; way < typed.length; way++) {
    const one = typed[way] as Typed;
    const { parts } = one.reading;
    const count = names.find(parts.length === 1 ? (parts[0] as string) : parts.join(" "), NOMINEES, near);
    for (let place = 0; place < count; place++) {
      const name = near[place] as EntryName;
      if (isLeftOut?.(name.entry) === true) continue;
      compare(one, name, names, values);
      const score = sumOf(values, weights.records);
      if (score > top) top = score;
      let known: Weighed | undefined;
      for (let at = 0; at < weighed.length; at++)
        if ((weighed[at] as Weighed).entry === name.entry) known = weighed[at];
      if (known === undefined) weighed.push({ entry: name.entry, name, typed: one, score, probability: 0 });
      else if (score > known.score) {
        known.name = name;
        known.typed = one;
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
