import type { ListKind } from "../../../packages/naijaref/src/kinds/kinds.ts";
import type { MatchEntry } from "../../../packages/naijaref/src/match/entry.ts";
import { MATCH_LISTS } from "../../../packages/naijaref/src/match/lists.ts";
import { seededRandom } from "../../random.ts";
import { readCells } from "../cells.ts";
import { readCases } from "../lists.ts";
import { damage, type Random } from "./errors.ts";

/** A text to fit the weights with. */
export interface FitRow {
  readonly kind: ListKind;
  readonly state: string;
  readonly lga: string;
  readonly text: string;
  /** The codes that are right; none if none of the records is. */
  readonly right: readonly string[];
  /** A record that is taken out of the list, so that a text of it means none. */
  readonly without: string | undefined;
  readonly weight: number;
  /** Rows with the same key are on the same side of a cross-validation. */
  readonly key: string;
  readonly isReal: boolean;
}

const CELL = 3;
const LISTED = 1.5;
const MADE = 0.35;
const TAKEN_OUT = 0.12;

const COUNTS: Readonly<Record<ListKind, number>> = {
  state: 300,
  lga: 3500,
  locality: 0,
  ward: 4500,
  senatorial_district: 400,
  federal_constituency: 1500,
  state_constituency: 1500,
  bank: 2500,
};

function* realRows(): Generator<FitRow> {
  for (const { kind, state, lga, text, expected, class: of } of readCells()) {
    // Which of several is meant, or what no cell says, teaches nothing.
    if (of === "hard" || of === "negative_ambiguous") continue;
    const key = expected[0] ?? text;
    yield { kind, state, lga, text, right: expected, without: undefined, weight: CELL, key, isReal: true };
  }
  for (const { kind, state, lga, name, expected, isHeldOut } of readCases()) {
    if (isHeldOut || kind === "place" || kind === "constituency") continue;
    const right = expected === "" ? [] : [expected];
    const key = expected === "" ? name : expected;
    yield { kind, state, lga, text: name, right, without: undefined, weight: LISTED, key, isReal: true };
  }
}

/** Names of our own with what people do to names. */
function* madeRows(seed: number): Generator<FitRow> {
  const next = seededRandom(seed);
  const below = (bound: number): number => Math.floor(next() * bound);
  const random: Random = { below, pick: (list) => list[below(list.length)] as never };
  for (const [kind, count] of Object.entries(COUNTS) as [ListKind, number][]) {
    const entries: MatchEntry[] = [...MATCH_LISTS[kind].entries()];
    for (let made = 0; made < count; made++) {
      const entry = random.pick(entries);
      const name = random.pick([entry.name, entry.name, ...entry.aliases]);
      const beside = [...entry.kin];
      const text = damage(name, random, { kind, code: entry.code, beside });
      const isOut = next() < TAKEN_OUT;
      yield {
        kind,
        state: kind === "state" || next() < 0.15 ? "" : (entry.stateCode ?? ""),
        lga: kind === "ward" && next() < 0.93 ? (entry.lgaCode ?? "") : "",
        text,
        right: isOut ? [] : [entry.code],
        without: isOut ? entry.code : undefined,
        weight: MADE,
        key: entry.code,
        isReal: false,
      };
    }
  }
}

export const fitRows = (seed = 1): FitRow[] => [...realRows(), ...madeRows(seed)];
