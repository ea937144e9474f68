import type { CaseName } from "./cases.ts";

/** The middle one, or the upper of the two in the middle; NaN of none. */
export const median = (runs: readonly number[]): number =>
  runs.toSorted((a, b) => a - b)[runs.length >> 1] ?? Number.NaN;

/** A server in one case. */
export interface Measured {
  readonly contender: string;
  readonly of: CaseName;
}

const keyOf = ({ contender, of }: Measured): string => `${contender}\n${of}`;

/** Requests a second of CPU time in every run, by contender and case. */
export class Results {
  readonly #runs = new Map<string, number[]>();

  add(measured: Measured, perSecond: number): void {
    const key = keyOf(measured);
    this.#runs.set(key, [...(this.#runs.get(key) ?? []), perSecond]);
  }

  /** The median of the runs, or undefined where the contender did not take part. */
  median(measured: Measured): number | undefined {
    const runs = this.#runs.get(keyOf(measured));
    return runs && median(runs);
  }

  /** How many times as many requests one contender answers as another: the median of the rounds' ratios. */
  ratio(own: Measured, other: Measured): number | undefined {
    const [runs, others] = [this.#runs.get(keyOf(own)), this.#runs.get(keyOf(other))];
    return runs && others && median(runs.map((run, round) => run / (others[round] ?? Number.NaN)));
  }
}
