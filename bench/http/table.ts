import type { CaseName } from "./cases.ts";
import type { Contender } from "./contenders.ts";

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

const thousands = (perSecond: number): string => `${(perSecond / 1000).toFixed(1)}k`;

/** Requests a second by contender and case, with the ratio to the first contender's in parentheses. */
export function writeTable(
  cases: readonly CaseName[],
  contenders: readonly Contender[],
  results: ReadonlyMap<string, readonly number[]>,
): string {
  const [first] = contenders;
  const measured = (name: string, of: CaseName): number => median(results.get(`${name}\n${of}`) ?? []);
  const cell = (name: string, of: CaseName): string => {
    const own = measured(name, of);
    if (Number.isNaN(own)) return "";
    const ratio = own / measured(first?.name ?? "", of);
    return name === first?.name || Number.isNaN(ratio)
      ? thousands(own)
      : `${thousands(own)} (${ratio.toFixed(2)})`;
  };
  const rows = contenders
    .filter(({ name }) => cases.some((of) => results.has(`${name}\n${of}`)))
    .map(({ name }) => [name, ...cases.map((of) => cell(name, of))]);
  const lines = [["requests a second", ...cases], ["---", ...cases.map(() => "---:")], ...rows];
  return lines.map((line) => `| ${line.join(" | ")} |`).join("\n");
}
