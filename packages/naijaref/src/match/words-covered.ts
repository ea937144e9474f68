import { editCost, FAR } from "../names/edit.ts";
import type { MatchEntry } from "./list.ts";
import type { Names } from "./names-in.ts";
import { BEGUN, GLUED, MAX_WORDS, WORST_COVERED } from "./weights.ts";

/** How the words of a text stand for those of a name. Shares are of letters, from 0 to 1. */
export interface Covered {
  /** Of the text: what stands for words of the name, less the mistakes. */
  typed: number;
  /** Of the name: what the text has of it, less the mistakes; a word that rivals have too weighs less. */
  named: number;
  /** Of the text: words of its own that belong to the record, such as its headquarters. */
  kin: number;
  /** Whether the words stand in the order of the name. */
  isTurned: boolean;
}

/**
 * Mistakes of one word for another as a share of the letters; 1 if it does not stand for it.
 *
 * @param known the share, if the words were compared before.
 */
export function shareWrong(one: string, other: string, known?: number): number {
  if (one === other) return 0;
  const longer = Math.max(one.length, other.length);
  const shorter = Math.min(one.length, other.length);
  if (shorter >= 3) {
    const wrong = known ?? editCost(one, other, longer * WORST_COVERED) / longer;
    if (wrong <= WORST_COVERED) return wrong;
  }
  return shorter < longer && (one.startsWith(other) || other.startsWith(one)) ? BEGUN : 1;
}

const covered: Covered = { typed: 0, named: 0, kin: 0, isTurned: false };
const wrongs = new Float64Array(MAX_WORDS * MAX_WORDS);
const standsFor = new Int8Array(MAX_WORDS);
const stoodFor = new Int8Array(MAX_WORDS);
const typedWrong = new Float64Array(MAX_WORDS);
const namedWrong = new Float64Array(MAX_WORDS);

/**
 * Finds for each word of a text the word of a name that it stands for, nearest first; two that were written
 * together, or apart, too. The object is the same each time.
 *
 * @param mistakes of all words together, as a share of the letters.
 */
export function coverWords(
  typedWords: readonly string[],
  namedWords: readonly string[],
  names: Names,
  entry: MatchEntry,
  mistakes: number,
): Covered {
  if (typedWords.length === 1 && namedWords.length === 1)
    return coverWord(typedWords[0] as string, namedWords[0] as string, entry, mistakes);
  const typed = typedWords.length > MAX_WORDS ? typedWords.slice(0, MAX_WORDS) : typedWords;
  const named = namedWords.length > MAX_WORDS ? namedWords.slice(0, MAX_WORDS) : namedWords;
  pairNearest(typed, named);
  pairGlued(typed, named, standsFor, stoodFor, typedWrong, namedWrong);
  pairGlued(named, typed, stoodFor, standsFor, namedWrong, typedWrong);
  let letters = 0;
  let stand = 0;
  let own = 0;
  covered.isTurned = false;
  let last = -1;
  for (let at = 0; at < typed.length; at++) {
    const word = typed[at] as string;
    letters += word.length;
    const place = standsFor[at] as number;
    if (place >= 0) {
      stand += word.length * (1 - (typedWrong[at] as number));
      if (place < last) covered.isTurned = true;
      last = place;
    } else if (entry.kin.has(word) === true) own += word.length;
  }
  let all = 0;
  let has = 0;
  for (let at = 0; at < named.length; at++) {
    const word = named[at] as string;
    const weight = word.length / (names.recordsWith(word) || 1);
    all += weight;
    if ((stoodFor[at] as number) >= 0) has += weight * (1 - (namedWrong[at] as number));
  }
  covered.typed = letters === 0 ? 0 : stand / letters;
  covered.named = all === 0 ? 0 : has / all;
  covered.kin = letters === 0 ? 0 : own / letters;
  return covered;
}

/** Most names have one word, and so have their texts: the two were compared before. */
function coverWord(typed: string, named: string, entry: MatchEntry, mistakes: number): Covered {
  const wrong = shareWrong(typed, named, mistakes);
  covered.typed = 1 - wrong;
  covered.named = 1 - wrong;
  covered.kin = wrong === 1 && entry.kin.has(typed) ? 1 : 0;
  covered.isTurned = false;
  return covered;
}

/** Pairs words one with one, those with the fewest mistakes first. */
function pairNearest(typed: readonly string[], named: readonly string[]): void {
  const width = named.length;
  for (let at = 0; at < typed.length; at++) {
    standsFor[at] = -1;
    for (let place = 0; place < width; place++)
      wrongs[at * width + place] = shareWrong(typed[at] as string, named[place] as string);
  }
  for (let place = 0; place < width; place++) stoodFor[place] = -1;
  for (;;) {
    let best = 1;
    let cell = -1;
    for (let at = 0; at < typed.length * width; at++) {
      if ((wrongs[at] as number) >= best) continue;
      if ((standsFor[Math.floor(at / width)] as number) >= 0 || (stoodFor[at % width] as number) >= 0)
        continue;
      best = wrongs[at] as number;
      cell = at;
    }
    if (cell < 0) return;
    const at = Math.floor(cell / width);
    const place = cell % width;
    standsFor[at] = place;
    stoodFor[place] = at;
    typedWrong[at] = best;
    namedWrong[place] = best;
  }
}

/** Pairs two neighbours of one name with a word of the other that they are together. */
function pairGlued(
  two: readonly string[],
  one: readonly string[],
  twoFor: Int8Array,
  oneFor: Int8Array,
  twoWrong: Float64Array,
  oneWrong: Float64Array,
): void {
  for (let at = 0; at + 1 < two.length; at++) {
    const first = twoFor[at] as number;
    const second = twoFor[at + 1] as number;
    // One of the two may have been paired with a word that both are.
    if (first >= 0 && second >= 0) continue;
    for (let place = 0; place < one.length; place++) {
      const held = oneFor[place] as number;
      if (held >= 0 && held !== at && held !== at + 1) continue;
      if ((first >= 0 && first !== place) || (second >= 0 && second !== place)) continue;
      const glued = `${two[at]}${two[at + 1]}`;
      const word = one[place] as string;
      const longer = Math.max(glued.length, word.length);
      const cost = editCost(glued, word, longer * WORST_COVERED);
      if (cost === FAR) continue;
      const wrong = cost / longer + GLUED / longer;
      if (held >= 0 && wrong >= (oneWrong[place] as number)) continue;
      twoFor[at] = place;
      twoFor[at + 1] = place;
      oneFor[place] = at;
      twoWrong[at] = wrong;
      twoWrong[at + 1] = wrong;
      oneWrong[place] = wrong;
    }
  }
}
