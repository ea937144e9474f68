import { isDirection } from "../names/directions.ts";
import { editCost } from "../names/edit.ts";
import { compare, compareKind, distanceOf, hasOtherNumber, type Typed } from "./features.ts";
import type { MatchEntry } from "./list.ts";
import type { EntryName, Names } from "./names-in.ts";
import type { Query } from "./query.ts";
import { type Reading, readName } from "./reading.ts";
import {
  candidateFrom,
  explainDoubt,
  explainLikely,
  type MatchCandidate,
  type MatchResult,
  matched,
  nothing,
  uncoded,
} from "./result.ts";
import { AUTOMATIC, DOUBTED, FORGIVEN_OF_UNIT, MAX_CANDIDATES, MAX_COMPARED, OFFERED } from "./thresholds.ts";
import { FEATURES, type Weights } from "./weights.ts";

/** A record that a text may mean. */
export interface Weighed {
  readonly entry: MatchEntry;
  /** The name of it that fits best, and the reading of the text that it fits. */
  name: EntryName;
  typed: Typed;
  score: number;
  /** That the text means it, from 0 to 1. */
  probability: number;
}

export interface Weighing {
  readonly weighed: readonly Weighed[];
  readonly none: number;
}

const values = /* @__PURE__ */ new Float64Array(FEATURES);

function sumOf(some: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += (some[at] as number) * (weights[at] as number);
  return sum;
}

const near: EntryName[] = [];

/**
 * Weighs the records that share most pairs of letters with a text against each other, and against none of
 * them.
 *
 * @param typed the ways in which the text can be read.
 * @param evidence what speaks for none of the records.
 */
export function weigh(
  typed: readonly Typed[],
  names: Names,
  evidence: Float64Array,
  weights: Weights,
): Weighing {
  const weighed: Weighed[] = [];
  const none = sumOf(evidence, weights.none);
  let top = none;
  for (let way = 0; way < typed.length; way++) {
    const one = typed[way] as Typed;
    const { parts } = one.reading;
    const count = names.find(parts.length === 1 ? (parts[0] as string) : parts.join(" "), MAX_COMPARED, near);
    for (let place = 0; place < count; place++) {
      const name = near[place] as EntryName;
      compare(one, name, names, values);
      const score = sumOf(values, weights.records);
      if (score > top) top = score;
      let known: Weighed | undefined;
      for (let at = 0; at < weighed.length; at++)
        if ((weighed[at] as Weighed).entry === name.entry) known = weighed[at];
      if (known === undefined) weighed.push({ entry: name.entry, name, typed: one, score, probability: 0 });
      else if (score > known.score) {
        known.name = name;
        known.typed = one;
        known.score = score;
      }
    }
  }
  let sum = Math.exp(none - top);
  for (let at = 0; at < weighed.length; at++) {
    const one = weighed[at] as Weighed;
    one.probability = Math.exp(one.score - top);
    sum += one.probability;
  }
  for (let at = 0; at < weighed.length; at++) (weighed[at] as Weighed).probability /= sum;
  if (weighed.length > 1) weighed.sort(likelierFirst);
  return { weighed, none: Math.exp(none - top) / sum };
}

const likelierFirst = (a: Weighed, b: Weighed): number =>
  b.score - a.score || (a.entry.code < b.entry.code ? -1 : 1);

/** Never 1: that is for what is the very name. */
const round = (probability: number): number => Math.min(0.99, Math.floor(probability * 100) / 100);

/** The most that a candidate is sure where a rule forbids to code it. */
const FORBIDDEN = 0.5;

/** Those that are likely enough to be shown; of what is not coded, none is as likely as what is. */
export function offered(weighed: readonly Weighed[], isCoded = false): MatchCandidate[] {
  const most = isCoded || (weighed[0]?.probability ?? 0) < AUTOMATIC ? 1 : FORBIDDEN;
  const candidates: MatchCandidate[] = [];
  for (let at = 0; at < weighed.length && at < MAX_CANDIDATES; at++) {
    const { entry, probability } = weighed[at] as Weighed;
    if (probability < OFFERED) break;
    candidates.push(candidateFrom(entry, Math.min(most, round(probability))));
  }
  return candidates;
}

/** The record that a text means, if one is likely enough and nothing forbids it. */
export function findLikely(query: Query): MatchResult | undefined {
  const { text } = query;
  const weighed = query.weighing()?.weighed ?? [];
  const [best, rival] = weighed;
  if (best === undefined || best.probability < AUTOMATIC) return undefined;
  if (FORBID.some((rule) => rule(best, query, weighed))) return undefined;
  const { entry, probability } = best;
  const status = isWithoutMistakes(best) ? "alias" : "typo";
  return matched(entry, status, round(probability), explainLikely(text, best, rival), offered(weighed, true));
}

const hasAll = (has: readonly string[], wanted: readonly string[]): boolean => {
  for (let at = 0; at < wanted.length; at++) if (!has.includes(wanted[at] as string)) return false;
  return true;
};

/** The words and marks are those of the name, or of a part of it. */
const isWithoutMistakes = ({ typed: { reading }, name }: Weighed): boolean =>
  reading.joined === name.reading.joined ||
  (hasAll(name.reading.words, reading.words) && hasAll(name.reading.marks, reading.marks));

type Forbids = (best: Weighed, query: Query, weighed: readonly Weighed[]) => boolean;

/** "Northern Demsa" is a part of Demsa, and no name of the ward. */
const isOfPart = (mark: string): boolean => /^(?:north|south|east|west)ern$/.test(mark);

/**
 * "Zenith Microfinance Bank" is not Zenith Bank, "Enugu North" is no state, "Owerri East" no LGA and "Bakori II" not Bakori, whatever else has these words.
 */
const hasMarkOfItsOwn: Forbids = (best) => {
  const {
    typed: { reading },
    name,
    entry,
  } = best;
  if (reading.marks.length === 0) return false;
  if (entry.kind === "bank") return reading.marks.some((mark) => !name.reading.marks.includes(mark));
  if (entry.kind === "ward")
    return reading.marks.some((mark) => isOfPart(mark) && !name.reading.marks.includes(mark));
  const { extra } = compareKind(reading.marks, name.reading.marks, true);
  if (extra > 0) return true;
  return hasDirectionOfItsOwn(best);
};

/** "Owerri East" where there are North and West: it is neither. */
const hasDirectionOfItsOwn = ({ typed: { reading }, name }: Weighed): boolean =>
  reading.marks.some((mark) => isDirection(mark) && !name.reading.marks.includes(mark));

/** "Agbo" is a word of Ndi Agbo, and no Agboji with letters left out. */
const isWordOfAnother: Forbids = (best, _, weighed) => {
  const { words, marks } = best.typed.reading;
  if (words.length !== 1) return false;
  const has = ({ name: { reading } }: Weighed): boolean =>
    hasAll(reading.words, words) && hasAll(reading.marks, marks);
  return !hasAll(best.name.reading.words, words) && weighed.some(has);
};

/** Fewer letters are those of other names by chance. */
const MIN_LETTERS = 6;

const lettersOf = ({ joined }: Reading): string => [...joined].sort().join("");

/** "Dansuma" has the letters of Dan Musa, and is no Dandume. */
const hasLettersOfAnother: Forbids = (best, _, weighed) => {
  const letters = lettersOf(best.typed.reading);
  if (best.entry.kind !== "lga" || letters.length < MIN_LETTERS) return false;
  const has = ({ name: { reading } }: Weighed): boolean =>
    reading.joined.length === letters.length && lettersOf(reading) === letters;
  return !has(best) && weighed.some(has);
};

/** "Dawakin" is a part of Dawakin Kudu and of Dawakin Tofa alike. */
const isPartOfSeveral: Forbids = (best, _, weighed) => {
  let having = 0;
  let hasBest = false;
  for (let at = 0; at < weighed.length && at < MAX_CANDIDATES; at++) {
    const one = weighed[at] as Weighed;
    const { reading } = one.typed;
    if (reading.words.length === 0 || !hasAll(one.name.reading.words, reading.words)) continue;
    if (!hasAll(one.name.reading.marks, reading.marks)) continue;
    having++;
    if (one === best) hasBest = true;
  }
  const { words, marks } = best.typed.reading;
  const { words: named, marks: namedMarks } = best.name.reading;
  return having > 1 && hasBest && words.length + marks.length < named.length + namedMarks.length;
};

/** "Access UBA": the words that the likeliest name has not are those of another. */
const namesAnotherBeside: Forbids = ({ typed, name, entry }, { rules, names }) => {
  const { words } = typed.reading;
  if (words.length < 2) return false;
  const rest = words.filter((word) => !name.reading.words.includes(word));
  if (rest.length === 0 || rest.length === words.length) return false;
  // "Birnin Yauri" is not Birnin Kebbi, which is called "Birnin" in its state.
  if (name.isLocal && !entry.name.includes("/") && rest.some((word) => !entry.kin.has(word))) return true;
  const named = names.withKey(readName(rest.join(" "), rules).key);
  if (named === undefined) return false;
  // "Oruko-Anam" is Oruk Anam misspelt, though Oruko is a half of another name.
  const isSlip = rest.every((word) => name.reading.words.some((own) => editCost(word, own, 1) <= 1));
  const others = named.filter(({ isLocal }) => !(isLocal && isSlip));
  return others.length > 0 && others.every((other) => other.entry !== entry);
};

/**
 * "Wise" is not Wase Microfinance Bank: what is misspelt is not short of its kind too, but for one slip in a long
 * name. "Nomba" is not Nombank: a short name has one slip at most, and one of three letters none.
 */
const isOtherBank: Forbids = ({ entry, typed: { reading }, name }) => {
  if (entry.kind !== "bank") return false;
  const named = name.reading.joined;
  const lacksKind = compareKind(reading.marks, name.reading.marks, false).lacks > 0;
  if (!lacksKind && (reading.words.length > 1 || named.length > LONG_BANK)) return false;
  const isExact = named.length < (lacksKind ? LONG_BANK : SHORT_BANK);
  return editCost(reading.joined, named, 1) > (isExact ? 0 : 1);
};

/**
 * "Nurudeen Street" is not "No. 1 Nurudeen Street": units of one street differ by their numbers, and those of a ward
 * by a word. A unit is meant by its whole name, with slips or in another order.
 */
const isOtherUnit: Forbids = ({ entry, typed: { reading }, name: { reading: named } }) => {
  if (entry.kind !== "polling_unit") return false;
  for (const ofNumbers of [true, false]) {
    const { lacks, extra } = compareKind(reading.marks, named.marks, ofNumbers);
    if (lacks > 0 || extra > 0) return true;
  }
  const sorted = ({ words }: Reading): string => [...words].sort().join("");
  const distance = Math.min(
    distanceOf(reading.joined, named.joined),
    distanceOf(sorted(reading), sorted(named)),
  );
  return distance > FORGIVEN_OF_UNIT(Math.max(reading.joined.length, named.joined.length));
};

const LONG_BANK = 7;
/** With another letter a shorter name is another's. */
const SHORT_BANK = 4;

/** What must never be guessed, however likely it looks. */
const FORBID: readonly Forbids[] = [
  hasMarkOfItsOwn,
  isWordOfAnother,
  hasLettersOfAnother,
  isPartOfSeveral,
  namesAnotherBeside,
  isOtherBank,
  isOtherUnit,
];

/** A text that could mean several, or nothing. */
export function doubtOf(query: Query, no: string): MatchResult {
  const { weighed, none } = query.weighing() ?? { weighed: [], none: 1 };
  const candidates = offered(weighed);
  const [best, second] = weighed;
  if (best === undefined || candidates.length === 0) return nothing(`${no}.`);
  if (
    none < DOUBTED.none &&
    !hasOtherNumber(best.typed.reading, best.name.reading) &&
    !hasDirectionOfItsOwn(best) &&
    second !== undefined &&
    second.probability >= DOUBTED.second
  ) {
    const several = weighed.filter(({ probability }) => probability >= DOUBTED.second);
    return uncoded("ambiguous", explainDoubt(query, several), candidates);
  }
  return nothing(
    `${no}; the nearest name is ${best.name.text}, but it is too different to be sure.`,
    candidates,
  );
}
