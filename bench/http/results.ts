import type { CaseName } from "./cases.ts";

/** The middle one, or the upper of the two in the middle; NaN of none. */
export const median = (runs: readonly number[]): number =>
  runs.toSorted((a, b) => a - b)[runs.length >> 1] ?? Number.NaN;

/** Requests a second of every run, by contender and case. */
export class Results {
  readonly #runs = new Map<string, number[]>();

  add(contender: string, of: CaseName, perSecond: number): void {
    const key = `${contender}\n${of}`;
    this.#runs.set(key, [...(this.#runs.get(key) ?? []), perSecond]);
  }

  /** The median of the runs, or undefined where the contender did not take part. */
  median(contender: string, of: CaseName): number | undefined {
    const runs = this.#runs.get(`${contender}\n${of}`);
    return runs && median(runs);
  }

  /** How many times as many requests `of` a case one contender answers as another. */
  ratio(contender: string, other: string, of: CaseName): number | undefined {
    const [own, others] = [this.median(contender, of), this.median(other, of)];
    return own === undefined || others === undefined ? undefined : own / others;
  }
}
