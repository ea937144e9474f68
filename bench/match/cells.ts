import type { ListKind } from "../../packages/naijaref/src/kinds/kinds.ts";
import { createMatcher, type Matcher } from "../../packages/naijaref/src/match/index.ts";
import { readCsvBeside } from "../../tools/data/table/csv.ts";
import { asTable, percent } from "../report.ts";

/** A cell of a public list, and what it means. */
export interface Cell {
  readonly kind: ListKind;
  readonly state: string;
  readonly lga: string;
  readonly text: string;
  /** The codes that are right; none where nothing may be answered without a person. */
  readonly expected: readonly string[];
  readonly class: string;
}

const NOTHING = ["none", "ambiguous"];

export const readCells = (): Cell[] =>
  readCsvBeside("cells/cells.csv", import.meta.url).map(
    ({ kind, state = "", lga = "", text = "", expected = "", class: of = "" }) => ({
      kind: kind as ListKind,
      state,
      lga,
      text,
      expected: NOTHING.includes(expected) ? [] : expected.split("|"),
      class: of,
    }),
  );

const canBeCoded = (cell: Cell): boolean => cell.expected.length > 0 && cell.class !== "hard";

/** A cell with what the matcher said of it. */
interface Answered {
  readonly cell: Cell;
  readonly code: string | null;
  readonly confidence: number;
  readonly status: string;
  readonly first: readonly string[];
}

function answerAll(): Answered[] {
  const matchers = new Map<string, Matcher>();
  return readCells().map((cell) => {
    const matcher = matchers.get(cell.kind) ?? createMatcher({ kind: cell.kind });
    matchers.set(cell.kind, matcher);
    const { code, confidence, status, candidates } = matcher.match(cell.text, {
      state: cell.state,
      lga: cell.lga,
    });
    return { cell, code, confidence, status, first: candidates.slice(0, 5).map((one) => one.code) };
  });
}

const isRight = ({ cell, code }: Answered): boolean => code !== null && cell.expected.includes(code);
/** A town or an LCDA is no LGA, but lies in one, which is said: it is counted apart. */
const isOfPlace = ({ cell, status }: Answered): boolean =>
  status === "alias" && cell.expected.length === 0 && cell.kind === "lga";

function line(name: string, list: readonly Answered[]): string[] {
  const can = list.filter(({ cell }) => canBeCoded(cell));
  const given = list.filter((one) => one.code !== null && !isOfPlace(one));
  return [
    name,
    String(list.length),
    percent(can.filter(isRight).length, can.length),
    percent(given.filter(isRight).length, given.length),
    percent(
      can.filter(({ cell, first }) => first.some((code) => cell.expected.includes(code))).length,
      can.length,
    ),
    String(list.filter((one) => one.code !== null && isOfPlace(one)).length),
  ];
}

const HEAD = [
  "cells",
  "rows",
  "coded, % of what can be",
  "right, % of codes",
  "among five, %",
  "town to its LGA",
];
const BINS = [0.8, 0.85, 0.9, 0.95, 0.99, 1, 1.01];

export function reportCells(): { readonly byKind: string; readonly curve: string } {
  const all = answerAll();
  const kinds = [...new Set(all.map(({ cell }) => cell.kind))];
  const ofKind = (kind: ListKind) => all.filter(({ cell }) => cell.kind === kind);
  const given = all.filter((one) => one.code !== null && !isOfPlace(one));
  return {
    byKind: asTable([HEAD, ...kinds.map((kind) => line(kind, ofKind(kind))), line("all", all)]),
    curve: asTable([
      ["confidence", "codes", "right, %"],
      ...BINS.slice(1).map((to, at) => {
        const from = BINS[at] as number;
        const own = given.filter(({ confidence }) => confidence >= from && confidence < to);
        return [
          to > 1 ? "1" : `${from} to ${to}`,
          String(own.length),
          percent(own.filter(isRight).length, own.length),
        ];
      }),
    ]),
  };
}
