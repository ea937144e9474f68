import type { ListKind } from "../../../packages/naijaref/src/kinds/kinds.ts";
import type { MatchEntry } from "../../../packages/naijaref/src/match/list.ts";
import { MATCH_LISTS } from "../../../packages/naijaref/src/match/lists.ts";
import { seededRandom } from "../../random.ts";
import { countLetters, editOnce } from "../../search/typing.ts";
import { readCells } from "../cells.ts";
import { readCases } from "../quality.ts";

/** What people do to a name when they write it into a cell. */

export interface Random {
  readonly below: (bound: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
}

const SOUNDS: readonly (readonly [string, string])[] = [
  ["sh", "s"],
  ["gb", "b"],
  ["kp", "p"],
  ["ph", "f"],
  ["ch", "c"],
  ["ai", "ei"],
  ["ie", "i"],
  ["ou", "u"],
  ["oo", "o"],
  ["dz", "z"],
  ["k", "c"],
  ["c", "k"],
  ["q", "k"],
  ["v", "b"],
  ["j", "y"],
  ["y", "i"],
  ["w", "u"],
  ["l", "r"],
  ["r", "l"],
  ["d", "t"],
  ["t", "d"],
  ["g", "k"],
  ["b", "p"],
  ["z", "s"],
  ["h", ""],
  ["n", "m"],
];

const splice = (text: string, at: number, count: number, put: string): string =>
  text.slice(0, at) + put + text.slice(at + count);

/** Never the first letter of a name, and none of a short one. */
const slip = (text: string, { below }: Random): string =>
  countLetters(text) < 4 ? text : text.charAt(0) + editOnce(text.slice(1), below);

function mishear(text: string, { pick }: Random): string {
  const heard = SOUNDS.filter(([sound]) => text.toLowerCase().includes(sound, 1));
  if (heard.length === 0) return text;
  const [sound, other] = pick(heard);
  const at = text.toLowerCase().indexOf(sound, 1);
  return splice(text, at, sound.length, other);
}

const wordsOf = (text: string): string[] => text.split(/[\s/-]+/).filter((word) => word !== "");

function shorten(text: string, { below, pick }: Random): string {
  const words = wordsOf(text);
  if (words.length < 2) return text.length > 9 ? text.slice(0, 8) : text;
  const at = below(words.length);
  const letters = pick([1, 1, 2, 3, 4]);
  return words
    .map((word, place) => (place === at ? word.slice(0, letters) : word))
    .join(pick([" ", "/", " "]));
}

const cut = (text: string, { pick }: Random): string =>
  wordsOf(text)
    .join(pick(["", "_"]))
    .slice(0, pick([8, 8, 10, 12]));

function drop(text: string, { below }: Random): string {
  const words = wordsOf(text);
  const at = below(words.length);
  return words.length < 2 ? text : words.filter((_, place) => place !== at).join(" ");
}

/** Damages a name in one way, or two. */
export function damage(
  text: string,
  random: Random,
  { kind, code, beside }: { kind: ListKind; code: string; beside: readonly string[] },
): string {
  const { below, pick } = random;
  let damaged = text;
  const times = pick([1, 1, 1, 2, 2, 3]);
  for (let time = 0; time < times; time++) {
    const roll = below(100);
    if (roll < 48) damaged = slip(damaged, random);
    else if (roll < 66) damaged = mishear(damaged, random);
    else if (roll < 71) damaged = wordsOf(damaged).join("");
    else if (roll < 73) damaged = splice(damaged, 1 + below(damaged.length), 0, " ");
    else if (roll < 79) damaged = drop(damaged, random);
    else if (roll < 83) damaged = shorten(damaged, random);
    else if (roll < 86) damaged = cut(damaged, random);
    else if (roll < 89) damaged = wordsOf(damaged).reverse().join(" ");
    else if (roll < 95 && beside.length > 0)
      damaged = pick([
        `${damaged} ${pick(beside)}`,
        `${pick(beside)}/${damaged}`,
        `${damaged}/${pick(beside)}`,
      ]);
    else if (kind === "ward")
      damaged = pick([`${damaged} ward ${Number(code.slice(-2))}`, `${Number(code.slice(-2))} ${damaged}`]);
    else damaged = slip(damaged, random);
  }
  return damaged;
}

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
