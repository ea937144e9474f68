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
