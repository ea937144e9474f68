import { NATION } from "../../../packages/naijaref/src/match/area.ts";
import { compare } from "../../../packages/naijaref/src/match/features.ts";
import {
  evidenceForNone,
  groupOf,
  openQuery,
  waysToRead,
} from "../../../packages/naijaref/src/match/query.ts";
import { matchKnown } from "../../../packages/naijaref/src/match/rules.ts";
import { areaOf } from "../../../packages/naijaref/src/match/settle.ts";
import { weigh } from "../../../packages/naijaref/src/match/weigh.ts";
import {
  FEATURES,
  NONE_FEATURES,
  type WEIGHTS,
  type Weights,
} from "../../../packages/naijaref/src/match/weights.ts";
import type { FitRow } from "./rows.ts";
import type { Choice } from "./solve.ts";

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
  const { text, parts, spelt, run, reading, names, rules } = query;
  if (row.without === undefined && matchKnown(query) !== undefined) return undefined;
  const typed = waysToRead(text, parts, spelt, reading, names, rules);
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
