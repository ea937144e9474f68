import { asTable, median } from "../report.ts";
import type { CaseName } from "./cases.ts";
import type { Contender } from "./contenders.ts";

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

  ratio(own: Measured, other: Measured): number | undefined {
    const [runs, others] = [this.#runs.get(keyOf(own)), this.#runs.get(keyOf(other))];
    return runs && others && median(runs.map((run, round) => run / (others[round] ?? Number.NaN)));
  }
}

const thousands = (perSecond: number): string => `${(perSecond / 1000).toFixed(1)}k`;

/**
 * Requests a second of CPU time by contender and case, with the ratio to the first contender's in
 * parentheses.
 */
export function writeTable(
  cases: readonly CaseName[],
  contenders: readonly Contender[],
  results: Results,
): string {
  const first = contenders[0]?.name ?? "";
  const cell = (name: string, of: CaseName): string => {
    const perSecond = results.median({ contender: name, of });
    if (perSecond === undefined) return "";
    const ratio =
      name === first ? undefined : results.ratio({ contender: name, of }, { contender: first, of });
    return ratio === undefined ? thousands(perSecond) : `${thousands(perSecond)} (${ratio.toFixed(2)})`;
  };
  const rows = contenders
    .map(({ name }) => [name, ...cases.map((of) => cell(name, of))])
    .filter(([, ...cells]) => cells.some((text) => text !== ""));
  return asTable([["requests a second of CPU time", ...cases], ...rows]);
}
