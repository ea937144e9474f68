import { areaOf, NATION } from "../../../packages/naijaref/src/match/area.ts";
import { compare } from "../../../packages/naijaref/src/match/features.ts";
import {
  evidenceForNone,
  groupOf,
  openQuery,
  waysToRead,
} from "../../../packages/naijaref/src/match/query.ts";
import { matchKnown } from "../../../packages/naijaref/src/match/rules.ts";
import { weigh } from "../../../packages/naijaref/src/match/weigh.ts";
import {
  FEATURES,
  NONE_FEATURES,
  type WEIGHTS,
  type Weights,
} from "../../../packages/naijaref/src/match/weights.ts";
import type { FitRow } from "./rows.ts";

/** A choice among some records and none of them: the numbers of each, and which are right. */
export interface Choice {
  /** One row for each record, then one for none. */
  readonly values: Float64Array;
  readonly rows: number;
  readonly right: readonly number[];
  readonly weight: number;
}

/** The probability of each row, into the given place. */
export function probabilities(choice: Choice, weights: Float64Array, into: Float64Array): void {
  const width = weights.length;
  let top = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < choice.rows; row++) {
    let score = 0;
    for (let at = 0; at < width; at++)
      score += (choice.values[row * width + at] as number) * (weights[at] as number);
    into[row] = score;
    if (score > top) top = score;
  }
  let sum = 0;
  for (let row = 0; row < choice.rows; row++) {
    into[row] = Math.exp((into[row] as number) - top);
    sum += into[row] as number;
  }
  for (let row = 0; row < choice.rows; row++) into[row] = (into[row] as number) / sum;
}

const MAX_ROWS = 4096;

/**
 * The weights under which the right choices are likeliest (multinomial logistic regression), by Adam, with a
 * pull towards zero.
 */
export function solve(
  choices: readonly Choice[],
  start: Float64Array,
  pull = 0.002,
  turns = 150,
): Float64Array {
  const width = start.length;
  const weights = Float64Array.from(start);
  const first = new Float64Array(width);
  const second = new Float64Array(width);
  const gradient = new Float64Array(width);
  const shares = new Float64Array(MAX_ROWS);
  const mass = choices.reduce((sum, { weight }) => sum + weight, 0);
  for (let turn = 1; turn <= turns; turn++) {
    gradient.fill(0);
    for (const choice of choices) {
      probabilities(choice, weights, shares);
      const likely = choice.right.reduce((sum, row) => sum + (shares[row] as number), 0);
      for (let row = 0; row < choice.rows; row++) {
        const share = shares[row] as number;
        const target = choice.right.includes(row) ? share / Math.max(likely, 1e-12) : 0;
        const wrong = (share - target) * choice.weight;
        if (Math.abs(wrong) < 1e-9) continue;
        for (let at = 0; at < width; at++)
          gradient[at] = (gradient[at] as number) + wrong * (choice.values[row * width + at] as number);
      }
    }
    const rate = 0.25 * (1 - turn / (turns * 1.05));
    for (let at = 0; at < width; at++) {
      const slope = (gradient[at] as number) / mass + pull * 0.1 * (weights[at] as number);
      first[at] = 0.9 * (first[at] as number) + 0.1 * slope;
      second[at] = 0.99 * (second[at] as number) + 0.01 * slope * slope;
      const one = (first[at] as number) / (1 - 0.9 ** turn);
      const two = (second[at] as number) / (1 - 0.99 ** turn);
      weights[at] = (weights[at] as number) - (rate * one) / (Math.sqrt(two) + 1e-9);
    }
  }
  return weights;
}

export type Group = keyof typeof WEIGHTS;

/** A row whose records were compared. */
export interface Compared extends Choice {
  readonly row: FitRow;
  readonly group: Group;
  readonly codes: readonly string[];
}

const settle = areaOf({});
export const WIDTH = FEATURES.length + NONE_FEATURES.length;

/**
 * What speaks for each record that a row may mean; undefined for a row that is decided without a comparison,
 * or whose record is not compared.
 */
export function compareRow(row: FitRow, weightsOf: (group: Group) => Weights): Compared | undefined {
  const area =
    row.kind === "bank" || row.kind === "state" ? NATION : settle({ state: row.state, lga: row.lga });
  if (!area.ok) return undefined;
  const query = openQuery(row.text, row.kind, area);
  const { outside, parts, spelt, run, reading, names, rules } = query;
  if (row.without === undefined && matchKnown(query) !== undefined) return undefined;
  const typed = waysToRead(outside, parts, spelt, reading, names, rules);
  if (typed === undefined) return undefined;
  const evidence = evidenceForNone(run, reading, row.kind, area, names);
  const group = groupOf(row.kind);
  const { weighed: found } = weigh(
    typed,
    names,
    evidence,
    weightsOf(group),
    ({ code }) => code === row.without,
  );
  const values = new Float64Array((found.length + 1) * WIDTH);
  const features = new Float64Array(FEATURES.length);
  found.forEach((best, at) => {
    compare(best.typed, best.name, names, features);
    values.set(features, at * WIDTH);
  });
  values.set(evidence, found.length * WIDTH + FEATURES.length);
  const codes = found.map(({ entry }) => entry.code);
  const right =
    row.right.length === 0
      ? [found.length]
      : codes.flatMap((code, at) => (row.right.includes(code) ? [at] : []));
  // Where the right record is not compared, none of those that are is right.
  return {
    values,
    rows: found.length + 1,
    right: right.length === 0 ? [found.length] : right,
    weight: row.weight,
    row,
    group,
    codes,
  };
}

export const toVector = ({ records, none }: Weights): Float64Array =>
  Float64Array.from([...records, ...none]);

export const fromVector = (vector: Float64Array): Weights => ({
  records: vector.slice(0, FEATURES.length),
  none: vector.slice(FEATURES.length),
});
