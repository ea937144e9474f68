import type { MatchResult } from "../../packages/naijaref/src/match/index.ts";
import { asTable, percent } from "../report.ts";
import { type Case, openMatchers, readCells } from "./quality.ts";

/** A cell with what the matcher said of it. */
type Answered = MatchResult & { readonly cell: Case };

const canBeCoded = ({ cell }: Answered): boolean => cell.expected.length > 0 && cell.class !== "hard";
const isRight = ({ cell, code }: Answered): boolean => code !== null && cell.expected.includes(code);
/** A town or an LCDA is no LGA, but lies in one, which is said: it is counted apart. */
const isOfPlace = ({ cell, code, status }: Answered): boolean =>
  code !== null && status === "alias" && cell.expected.length === 0 && cell.kind === "lga";
const isGiven = (one: Answered): boolean => one.code !== null && !isOfPlace(one);
const isAmongFive = ({ cell, candidates }: Answered): boolean =>
  candidates.slice(0, 5).some(({ code }) => cell.expected.includes(code));

const share = (list: readonly Answered[], is: (one: Answered) => boolean): string =>
  percent(list.filter(is).length, list.length);

const HEAD = [
  ...["cells", "rows", "coded, % of what can be", "right, % of codes"],
  ...["among five, %", "town to its LGA"],
];

const line = (name: string, list: readonly Answered[]): string[] => [
  name,
  String(list.length),
  share(list.filter(canBeCoded), isRight),
  share(list.filter(isGiven), isRight),
  share(list.filter(canBeCoded), isAmongFive),
  String(list.filter(isOfPlace).length),
];

const BINS = [0.8, 0.85, 0.9, 0.95, 0.99, 1, 1.01];

export function reportCells(): { readonly byKind: string; readonly curve: string } {
  const match = openMatchers();
  const all = readCells().map((cell): Answered => ({ ...match(cell), cell }));
  const kinds = [...new Set(all.map(({ cell }) => cell.kind))];
  const bins = BINS.slice(1).map((to, at) => {
    const from = BINS[at] as number;
    const own = all.filter((one) => isGiven(one) && one.confidence >= from && one.confidence < to);
    return [to > 1 ? "1" : `${from} to ${to}`, String(own.length), share(own, isRight)];
  });
  const rows = kinds.map((kind) =>
    line(
      kind,
      all.filter(({ cell }) => cell.kind === kind),
    ),
  );
  return {
    byKind: asTable([HEAD, ...rows, line("all", all)]),
    curve: asTable([["confidence", "codes", "right, %"], ...bins]),
  };
}
