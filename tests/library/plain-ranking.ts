import { compareMarks, type Likeness } from "../../packages/naijaref/src/match/compare/likeness.ts";
import { MOST_NAMES } from "../../packages/naijaref/src/match/compare/nominees.ts";
import { MOST_SHORT } from "../../packages/naijaref/src/match/compare/outlines.ts";
import { byEntry, type Finding } from "../../packages/naijaref/src/match/compare/ranking.ts";
import type { EntryName, Names } from "../../packages/naijaref/src/match/lists/names.ts";
import type { Reading } from "../../packages/naijaref/src/match/reading/reading.ts";
import {
  ABBREVIATED,
  FARTHEST,
  FEWEST_OF_MARKED_PART,
  FEWEST_OF_PART,
  FEWEST_OF_WORD,
  LACKS_MARKS,
  MORE,
  MOST_WORDS,
  MOVED,
  OTHER_SPACES,
  PART,
  WORST_OF_WORD,
} from "../../packages/naijaref/src/match/thresholds.ts";
import { editCost } from "../../packages/naijaref/src/names/edit.ts";

/** Ranks the names like a text by comparing each whole, without bounds and outlines: slow, for tests. */
export function rankPlainly(typed: Reading, names: Names): Finding[] {
  const findings = nominatePlainly(typed, names).flatMap((name): Finding[] => {
    const likeness = likenessOf(typed, name.reading);
    return likeness === undefined || likeness.distance > FARTHEST ? [] : [{ name, ...likeness }];
  });
  findings.sort((a, b) => a.distance - b.distance || (a.name.entry.code < b.name.entry.code ? -1 : 1));
  return byEntry(findings);
}

const lettersOf = (text: string): string[] => [...new Set(text.match(/[a-z]/g))];

/** Those with a word of the text, and then those with about its letters, most alike first. */
function nominatePlainly({ joined, words }: Reading, { list, byWord }: Names): EntryName[] {
  const most = Math.ceil(joined.length * FARTHEST);
  const typed = lettersOf(joined);
  const near = list.flatMap((name) => {
    const { reading } = name;
    const named = lettersOf(reading.joined);
    const shared = typed.filter((letter) => named.includes(letter)).length;
    const different = typed.length + named.length - 2 * shared;
    const isNear =
      different <= (byWord === undefined ? 2 * most : most) &&
      Math.abs(reading.joined.length - joined.length) <= 2 * most;
    const isAlike = byWord === undefined && words.some((word) => reading.words.includes(word));
    return isNear || isAlike ? [{ name, different }] : [];
  });
  near.sort((a, b) => a.different - b.different);
  const having = words.flatMap((word) => {
    const group = byWord?.get(word) ?? [];
    return group.length <= MOST_NAMES ? group : [];
  });
  return [...new Set([...having, ...near.map(({ name }) => name)])].filter(({ isLocal }) => !isLocal);
}

function likenessOf(typed: Reading, named: Reading): Likeness | undefined {
  const marks = compareMarks(typed.marks, named.marks);
  if (marks === "conflict" || typed.joined === "" || named.joined === "") return undefined;
  const lacksMarks = marks === "lacks";
  const added = lacksMarks ? LACKS_MARKS : 0;
  const longer = Math.max(typed.joined.length, named.joined.length);
  const as = (form: Likeness["form"], mistakes: number, letters: number, penalty: number): Likeness => ({
    form,
    distance: mistakes / letters + penalty + added,
    mistakes,
    lacksMarks,
  });
  const straight = editCost(typed.joined, named.joined, Number.POSITIVE_INFINITY);
  const whole = as("whole", straight, longer, 0);
  const isOneWord = typed.words.length === 1 && named.words.length === 1;
  if (straight === 0 || isOneWord || typed.words.length > MOST_WORDS || named.words.length > MOST_WORDS)
    return whole;
  const { cost, matched, extra, missing } = align(typed.words, named.words);
  const isMarked = marks === "equal" && named.marks.length > 0;
  const isEnough = matched >= (isMarked ? FEWEST_OF_MARKED_PART : FEWEST_OF_PART);
  const byWords = [
    ...(extra === 0 && missing === 0 ? [as("whole", cost + MOVED, longer, 0)] : []),
    ...(isEnough && extra === 0 && missing > 0 ? [as("part", cost, matched, PART)] : []),
    ...(isEnough && missing === 0 && extra > 0 && extra <= matched ? [as("more", cost, matched, MORE)] : []),
  ];
  return byWords.find(({ distance }) => distance < whole.distance) ?? whole;
}

const wordCost = (one: string, other: string): number => {
  const cost = editCost(one, other, Number.POSITIVE_INFINITY);
  const isLong = Math.min(one.length, other.length) >= FEWEST_OF_WORD;
  return isLong && cost <= Math.max(one.length, other.length) * WORST_OF_WORD
    ? cost
    : Number.POSITIVE_INFINITY;
};

const isBeginning = (short: string, long: string): boolean =>
  short.length <= MOST_SHORT && long.length > short.length && long.startsWith(short);

/** Pairs words that are the same, then alike, then runs of two, and then beginnings; the first that fits. */
function align(typed: readonly string[], named: readonly string[]) {
  const [mine, theirs] = [new Set(typed.keys()), new Set(named.keys())];
  let cost = 0;
  const pair = (of: readonly number[], with_: readonly number[], wrong: number): void => {
    for (const at of of) mine.delete(at);
    for (const at of with_) theirs.delete(at);
    cost += wrong;
  };
  const textOf = (words: readonly string[], places: readonly number[]) =>
    places.map((at) => words[at]).join("");
  for (const costOf of [
    (one: string, other: string) => (one === other ? 0 : Number.POSITIVE_INFINITY),
    wordCost,
    undefined,
    (one: string, other: string) =>
      isBeginning(one, other) || isBeginning(other, one) ? ABBREVIATED : Number.POSITIVE_INFINITY,
  ]) {
    if (costOf !== undefined) {
      for (const i of [...mine]) {
        const costs = [...theirs].map((j) => ({ j, wrong: costOf(typed[i] as string, named[j] as string) }));
        const [best] = costs.sort((a, b) => a.wrong - b.wrong || a.j - b.j);
        if (best !== undefined && best.wrong < Number.POSITIVE_INFINITY) pair([i], [best.j], best.wrong);
      }
      continue;
    }
    const pairRun = (of: readonly number[], with_: readonly number[]): void => {
      if (!of.every((at) => mine.has(at)) || !with_.every((at) => theirs.has(at))) return;
      const wrong = wordCost(textOf(typed, of), textOf(named, with_));
      if (wrong < Number.POSITIVE_INFINITY) pair(of, with_, wrong + OTHER_SPACES);
    };
    for (let i = 0; i + 1 < typed.length; i++) for (const j of named.keys()) pairRun([i, i + 1], [j]);
    for (let j = 0; j + 1 < named.length; j++) for (const i of typed.keys()) pairRun([i], [j, j + 1]);
  }
  const lengthOf = (words: readonly string[], places: Iterable<number>) => textOf(words, [...places]).length;
  const extra = lengthOf(typed, mine);
  return { cost, matched: typed.join("").length - extra, extra, missing: lengthOf(named, theirs) };
}
