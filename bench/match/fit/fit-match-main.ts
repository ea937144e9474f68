import { readFileSync, writeFileSync } from "node:fs";
import { AUTOMATIC } from "../../../packages/naijaref/src/match/thresholds.ts";
import {
  FEATURES,
  NONE_FEATURES,
  WEIGHTS,
  type Weights,
} from "../../../packages/naijaref/src/match/weights.ts";
import { asTable } from "../../report.ts";
import {
  type Compared,
  compareRow,
  fromVector,
  type Group,
  probabilities,
  solve,
  toVector,
  WIDTH,
} from "./choices.ts";
import { fitRows } from "./rows.ts";

const FILE = new URL("../../../packages/naijaref/src/match/weights.ts", import.meta.url);

/** Replaces the numbers of the table. */
function writeWeights(weights: Readonly<Record<Group, Weights>>): void {
  const groups = Object.keys(weights) as Group[];
  let text = readFileSync(FILE, "utf8");
  const put = (name: string, of: (group: Group) => number): void => {
    const numbers = groups.map((group) => String(Math.round(of(group) * 100) / 100)).join(", ");
    text = text.replace(new RegExp(`(^  ${name}: \\[)[^\\]]*(\\],?)`, "m"), `$1${numbers}$2`);
  };
  for (const [at, name] of FEATURES.entries()) put(name, (group) => weights[group].records[at] as number);
  for (const [at, name] of NONE_FEATURES.entries()) put(name, (group) => weights[group].none[at] as number);
  writeFileSync(FILE, text);
}

/**
 * Fits the weights of the matcher (`npm run tool fit-match`) and prints how they do on what they were not fitted
 * with: five parts, of which each is answered by the weights of the other four. With --write they replace
 * those in the library.
 */

const PARTS = 5;
const ROUNDS = 2;

const partOf = (key: string): number => {
  let hash = 7;
  for (const character of key) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0;
  return (hash >>> 3) % PARTS;
};

const rows = fitRows();
const groups = Object.keys(WEIGHTS) as Group[];
let weights: Readonly<Record<Group, Weights>> = WEIGHTS;
let compared: Compared[] = [];
for (let round = 0; round < ROUNDS; round++) {
  compared = rows.flatMap((row) => compareRow(row, (group) => weights[group]) ?? []);
  weights = Object.fromEntries(
    groups.map((group) => [
      group,
      fromVector(
        solve(
          compared.filter((one) => one.group === group),
          toVector(weights[group]),
        ),
      ),
    ]),
  ) as Record<Group, Weights>;
}

interface Answer {
  readonly one: Compared;
  readonly probability: number;
  readonly isRight: boolean;
  readonly rank: number;
}

const shares = new Float64Array(4096);
if (process.argv.includes("--write")) writeWeights(weights);

const answers: Answer[] = groups.flatMap((group) =>
  Array.from({ length: PARTS }, (_, part) => {
    const own = compared.filter((one) => one.group === group);
    const fitted = solve(
      own.filter(({ row }) => partOf(row.key) !== part),
      new Float64Array(WIDTH),
    );
    return own
      .filter(({ row }) => partOf(row.key) === part)
      .map((one): Answer => {
        probabilities(one, fitted, shares);
        const order = one.codes
          .map((_, at) => at)
          .sort((a, b) => (shares[b] as number) - (shares[a] as number));
        const [best = -1] = order;
        return {
          one,
          probability: best < 0 ? 0 : (shares[best] as number),
          isRight: one.right.includes(best),
          rank: order.findIndex((at) => one.right.includes(at)),
        };
      });
  }).flat(),
);

const percent = (share: number): string => (100 * share).toFixed(1);
const line = (name: string, list: readonly Answer[]): string[] => {
  const meant = list.filter(({ one }) => one.row.right.length > 0);
  const given = list.filter(({ probability }) => probability >= AUTOMATIC);
  const right = given.filter(({ isRight }) => isRight).length;
  return [
    name,
    String(list.length),
    percent(right / Math.max(1, meant.length)),
    percent(right / Math.max(1, given.length)),
    percent(meant.filter(({ rank }) => rank >= 0 && rank < 5).length / Math.max(1, meant.length)),
  ];
};
const kinds = [...new Set(rows.map(({ kind }) => kind))];
console.log(
  `Cells that are no name, and were not fitted with:\n\n${asTable([
    ["kind", "rows", "coded, %", "right of these, %", "among five, %"],
    ...kinds.map((kind) =>
      line(
        kind,
        answers.filter(({ one }) => one.row.isReal && one.row.kind === kind),
      ),
    ),
    ...kinds.map((kind) =>
      line(
        `${kind}, made`,
        answers.filter(({ one }) => !one.row.isReal && one.row.kind === kind),
      ),
    ),
  ])}\n`,
);
