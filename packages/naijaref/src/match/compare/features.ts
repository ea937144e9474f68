import { editCost, FAR } from "../../names/edit.ts";
import type { EntryName } from "../lists/names.ts";
import type { Reading } from "../reading/reading.ts";
import { CLOSE, FARTHEST_WEIGHED } from "../thresholds.ts";
import type { FeatureName } from "../weights.ts";
import { isAbbreviation } from "./abbreviation.ts";
import { compareKind } from "./marks.ts";
import { skeletonOf } from "./skeleton.ts";
import { coverWords, type WordCounts } from "./words-covered.ts";

/** A text as it is compared with many names. */
export interface Typed {
  readonly reading: Reading;
  /** All its words and marks written together, for what was cut or run together. */
  readonly run: string;
  readonly skeleton: string;
  /** Of its parts, if it has several. */
  readonly parts: readonly Reading[];
}

export const typedOf = (reading: Reading, parts: readonly Reading[] = []): Typed => ({
  reading,
  run: reading.parts.join(""),
  skeleton: skeletonOf(reading.joined),
  parts,
});

/** Mistakes as a share of the letters of the longer, at most the farthest. */
function distanceOf(one: string, other: string, farthest = FARTHEST_WEIGHED): number {
  const longer = Math.max(one.length, other.length);
  if (longer === 0) return farthest;
  const cost = editCost(one, other, longer * farthest);
  return cost === FAR ? farthest : cost / longer;
}

const hasMarks = (typed: Reading, named: Reading): boolean =>
  typed.marks.length === named.marks.length && typed.marks.every((mark, at) => mark === named.marks[at]);

/** Whether two readings are of one name, spelt a little differently. */
const nearness = (one: Reading, other: Reading): number =>
  one.joined.length < 3 || !hasMarks(one, other)
    ? 0
    : 1 - distanceOf(one.joined, other.joined, CLOSE) / CLOSE;

const most = (readings: readonly Reading[], of: (reading: Reading) => number): number => {
  let best = 0;
  for (const reading of readings) best = Math.max(best, of(reading));
  return best;
};

/** What of a name and a text speaks for and against that they are one. Written into the given place. */
export function compare(
  typed: Typed,
  name: EntryName,
  counts: WordCounts,
  into: Record<FeatureName, number>,
): void {
  const { reading } = typed;
  const named = name.reading;
  const { entry } = name;
  const letters = distanceOf(reading.joined, named.joined);
  const slips = letters * Math.max(reading.joined.length, named.joined.length);
  into.mistakes = letters;
  into.many_mistakes = Math.max(0, letters - 0.15);
  into.one_slip = slips <= 1 && reading.joined !== "" && named.joined !== "" ? 1 : 0;
  const cover = coverWords(reading.words, named.words, counts, entry.kin?.());
  into.text_covered = cover.typed;
  into.name_covered = cover.named;
  into.words_of_rivals = cover.rival;
  into.words_of_its_own = cover.kin;
  into.first_letters = Math.min(2, cover.short);
  into.turned = cover.isTurned ? 1 : 0;
  const isCut = letters > 0 && typed.run.length <= 40 && isAbbreviation(typed.run, named.parts);
  into.cut = isCut ? 1 : 0;
  into.part = letters === 0 ? 0 : most(name.parts, (part) => nearness(reading, part));
  into.among_parts = letters === 0 ? 0 : most(typed.parts, (part) => nearness(part, named));
  compareMarks(reading, name, isCut || into.part === 1 || into.among_parts === 1, into);
  into.first_letter =
    reading.joined !== "" && reading.joined.charCodeAt(0) !== named.joined.charCodeAt(0) ? 1 : 0;
  name.skeleton ??= skeletonOf(named.joined);
  into.sounds = typed.skeleton.length > 1 && typed.skeleton === name.skeleton ? 1 : 0;
  into.short = reading.joined.length === 0 ? 1 : 1 / reading.joined.length;
  into.only_marks = reading.joined === "" || named.joined === "" ? 1 : 0;
  into.closed = entry.isClosed === true ? 1 : 0;
}

/** Compares numbers and directions. They say nothing of what was cut, or of one part among several. */
function compareMarks(
  reading: Reading,
  { reading: named, entry }: EntryName,
  isPart: boolean,
  into: Record<FeatureName, number>,
): void {
  const numbers = compareKind(reading.marks, named.marks, true);
  const [lacked, extra] = isPart ? [0, 0] : [numbers.lacks, numbers.extra];
  const isOfCode =
    entry.kind === "ward" &&
    numbers.extra === 1 &&
    reading.marks.includes(`#${Number(entry.code.slice(-2))}`);
  into.number_in_code = isOfCode ? 1 : 0;
  into.same_number = numbers.shared > 0 && lacked === 0 && extra === 0 ? 1 : 0;
  into.other_number = lacked > 0 && extra > 0 ? 1 : 0;
  into.lacks_number = lacked > 0 && extra === 0 ? 1 : 0;
  into.number_too_many = lacked === 0 && extra > 0 && !isOfCode ? 1 : 0;
  const others = compareKind(reading.marks, named.marks, false);
  const [none, many] = isPart ? [0, 0] : [others.lacks, others.extra];
  into.other_direction = none > 0 && many > 0 ? 1 : 0;
  into.lacks_direction = many === 0 ? Math.min(2, none) : 0;
  into.direction_too_many = none === 0 ? Math.min(2, many) : 0;
}
