import { compare, type Typed } from "./features.ts";
import type { EntryName, MatchEntry, Names } from "./names.ts";
import { NOMINEES } from "./thresholds.ts";
import { FEATURES, WEIGHTS, type Weights } from "./weights.ts";

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

/** What a text may mean, likeliest first, and the probability that it is none of them. */
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

/** The best names of the records that share most pairs of letters with a text, each with its score. */
export function bestNames(
  typed: readonly Typed[],
  names: Names,
  weights: Weights,
  isLeftOut?: (entry: MatchEntry) => boolean,
): Weighed[] {
  const { list, index } = names;
  const found: Weighed[] = [];
  for (const one of typed) {
    const { parts } = one.reading;
    const count = index.find(parts.length === 1 ? (parts[0] as string) : parts.join(" "), NOMINEES);
    for (let place = 0; place < count; place++) {
      const name = list[index.found[place] as number] as EntryName;
      if (isLeftOut?.(name.entry) === true) continue;
      compare(one, name, names, values);
      const score = sumOf(values, weights.records);
      const known = found.find(({ entry }) => entry === name.entry);
      if (known === undefined) found.push({ entry: name.entry, name, typed: one, score, probability: 0 });
      else if (score > known.score) {
        known.name = name;
        known.typed = one;
        known.score = score;
      }
    }
  }
  return found;
}

/** Weighs the records against each other, and against none of them. */
export function weigh(
  typed: readonly Typed[],
  names: Names,
  evidence: Float64Array,
  group: keyof typeof WEIGHTS,
): Weighing {
  const weights = WEIGHTS[group];
  const weighed = bestNames(typed, names, weights);
  const none = sumOf(evidence, weights.none);
  let top = none;
  for (const { score } of weighed) if (score > top) top = score;
  let sum = Math.exp(none - top);
  for (const one of weighed) {
    one.probability = Math.exp(one.score - top);
    sum += one.probability;
  }
  for (const one of weighed) one.probability /= sum;
  weighed.sort((a, b) => b.score - a.score || (a.entry.code < b.entry.code ? -1 : 1));
  return { weighed, none: Math.exp(none - top) / sum };
}
