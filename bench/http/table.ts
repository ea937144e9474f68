import { asTable } from "../report.ts";
import type { CaseName } from "./cases.ts";
import type { Contender } from "./contenders.ts";
import type { Results } from "./results.ts";

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
