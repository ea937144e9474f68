import { compare } from "../../../packages/naijaref/src/match/compare/features.ts";
import { NATION } from "../../../packages/naijaref/src/match/decide/area.ts";
import { matchKnown, narrow } from "../../../packages/naijaref/src/match/decide/in-list.ts";
import { groupOf, questionOf } from "../../../packages/naijaref/src/match/decide/likely.ts";
import { areaOf } from "../../../packages/naijaref/src/match/decide/settle.ts";
import { bestNames, namesFor } from "../../../packages/naijaref/src/match/decide/weigh.ts";
import {
  FEATURES,
  type FeatureName,
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
  const [names] = narrow(row.kind, area);
  const known = matchKnown(row.text, row.kind, area, names);
  if (known !== undefined && row.without === undefined) return undefined;
  const question = questionOf(row.text, row.kind, area, names);
  if (question === undefined) return undefined;
  const { typed, evidence } = question;
  const group = groupOf(row.kind);
  const list = namesFor(typed, names).filter(({ entry }) => entry.code !== row.without);
  const found = [...bestNames(typed, list, names, weightsOf(group))];
  const values = new Float64Array((found.length + 1) * WIDTH);
  const features = Object.fromEntries(FEATURES.map((name) => [name, 0])) as Record<FeatureName, number>;
  found.forEach(([, best], at) => {
    compare(best.typed, best.name, names, features);
    FEATURES.forEach((name, place) => {
      values[at * WIDTH + place] = features[name];
    });
  });
  NONE_FEATURES.forEach((name, place) => {
    values[found.length * WIDTH + FEATURES.length + place] = evidence[name];
  });
  const codes = found.map(([{ code }]) => code);
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
  Float64Array.from([...FEATURES.map((name) => records[name]), ...NONE_FEATURES.map((name) => none[name])]);

export const fromVector = (vector: Float64Array): Weights => ({
  records: Object.fromEntries(FEATURES.map((name, at) => [name, vector[at]])) as Weights["records"],
  none: Object.fromEntries(
    NONE_FEATURES.map((name, at) => [name, vector[FEATURES.length + at]]),
  ) as Weights["none"],
});
