import type { Names } from "./names.ts";
import { FAR, type FindNear } from "./near-terms.ts";
import { NOWHERE } from "./order.ts";
import {
  BEGUN,
  costOfUntyped,
  EXACT,
  LATER_WORD,
  OTHER_ORDER,
  STRANGE_LETTER,
  scoreCost,
  scoreSomeWords,
  WITHIN,
  WORDS_MOVED,
} from "./scores.ts";
import { countStrangeLetters } from "./strange-letters.ts";
import { encode, findBeginning, lengthOf } from "./terms.ts";
import type { OfferKey } from "./whole-names.ts";

/** How much is forgiven: typos in words that no name has, and words that nothing near has either. */
export interface Forgiving {
  readonly typos?: FindNear;
  readonly strayWords?: boolean;
}

/** A word of the query, and what it may stand for. */
interface Word {
  readonly length: number;
  /** The terms that are the word or, if it is the last, begin with it: from one to before another. */
  readonly from: number;
  readonly to: number;
  /** Terms near the word, and what is wrong with each. */
  readonly near: ReadonlyMap<number, number>;
  /** How many uses all these terms have. */
  readonly uses: number;
  /** Entries in which others lie that have such a term in their names, and what is wrong with it. */
  readonly around: ReadonlyMap<number, number>;
}

/** Words beyond these are not looked at one by one, */
const MOST_WORDS = 8;
/** nor are names beyond these compared. */
const MOST_KEYS = 3000;
const NEVER = Number.POSITIVE_INFINITY;

/**
 * Offers the names that have all words of the query in any order, the last perhaps only begun. What a name lacks
 * may stand in the names of what its entry lies in. Answers how many names and terms it compared.
 */
export function offerByWords(
  names: Names,
  asked: readonly string[],
  { typos, strayWords = false }: Forgiving,
  offer: OfferKey,
): number {
  let compared = 0;
  const findNear: FindNear | undefined =
    typos &&
    ((query, report) => {
      const near = typos(query, report);
      compared += near;
      return near;
    });
  const words: Word[] = [];
  const last = Math.min(asked.length, MOST_WORDS) - 1;
  for (let at = 0; at <= last; at++) {
    const word = readWord(names, asked[at] as string, at === last, findNear);
    if (word !== undefined) words.push(word);
    else if (!strayWords) return compared;
  }
  words.sort((a, b) => a.uses - b.uses);
  const letters = asked.reduce((sum, word) => sum + word.length, 0);
  const seen = new Set<number>();
  for (let turn = 0; turn < words.length; turn++) {
    const word = words[turn] as Word;
    eachTerm(word, (term) => {
      for (let at = names.usesFrom[term] as number; at < (names.usesFrom[term + 1] as number); at++) {
        const key = (names.uses[at] as number) >> 1;
        if (seen.has(key) || seen.size === MOST_KEYS) continue;
        seen.add(key);
        judge(names, key, words, turn, letters, strayWords, offer);
      }
    });
    // Other names lack this word, so their entries must lie in what it names.
    if (word.around.size === 0 && !strayWords) break;
  }
  return compared + seen.size;
}

/** What a word may stand for, or undefined if nothing. */
function readWord(
  names: Names,
  text: string,
  last: boolean,
  findNear: FindNear | undefined,
): Word | undefined {
  const { terms, usesFrom } = names;
  const query = encode(terms, text);
  const [from, begun] = findBeginning(terms, query);
  const same = from < begun && lengthOf(terms, from) === text.length ? from + 1 : from;
  // One letter begins too many words to say anything.
  const to = last && text.length > 1 ? begun : same;
  const near = new Map<number, number>();
  if (from === to && text.length >= 4) {
    findNear?.(query, (term, edits, editsOfBeginning) => {
      if (edits < FAR && (edits === 1 || text.length >= 6))
        near.set(term, edits + STRANGE_LETTER * countStrangeLetters(terms, term, query));
      else if (last && editsOfBeginning <= 1) near.set(term, editsOfBeginning + STRANGE_LETTER + BEGUN);
    });
  }
  if (from === to && near.size === 0) return undefined;
  const meant = { length: text.length, from, to, near };
  const around = new Map<number, number>();
  let uses = 0;
  eachTerm(meant, (term) => {
    uses += (usesFrom[term + 1] as number) - (usesFrom[term] as number);
    noteInhabited(names, term, costOf(meant, term), around);
  });
  return { ...meant, uses, around };
}

type Meant = Pick<Word, "from" | "to" | "near">;

function eachTerm({ from, to, near }: Meant, visit: (term: number) => void): void {
  for (let term = from; term < to; term++) visit(term);
  for (const term of near.keys()) visit(term);
}

/** What is wrong with a term where a word is asked for. */
const costOf = ({ from, to, near }: Meant, term: number): number =>
  term >= from && term < to ? 0 : (near.get(term) ?? NEVER);

function noteInhabited(names: Names, term: number, cost: number, around: Map<number, number>): void {
  if (names.inhabitedTerms[term] === 0) return;
  for (let at = names.usesFrom[term] as number; at < (names.usesFrom[term + 1] as number); at++) {
    const entry = names.owners[(names.uses[at] as number) >> 1] as number;
    if (names.inhabited[entry] === 1) around.set(entry, Math.min(cost, around.get(entry) ?? cost));
  }
}

/**
 * Offers a name if the words make it. Words before `turn` are known to be none of its own.
 *
 * @param letters how many letters all words of the query have, those included that stand for nothing.
 */
function judge(
  names: Names,
  key: number,
  words: readonly Word[],
  turn: number,
  letters: number,
  strayWords: boolean,
  offer: OfferKey,
): void {
  const from = names.keyTermsFrom[key] as number;
  const whole = (names.keyTermsFrom[key + 1] as number) - 1;
  let used = 0;
  let own = 0;
  let around = 0;
  let cost = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    let best = NEVER;
    let place = -1;
    for (let term = at < turn ? whole + 1 : from; term <= whole; term++) {
      if (((used >> (term - from)) & 1) === 1) continue;
      const wrong = costOf(word, names.keyTerms[term] as number);
      if (wrong >= best) continue;
      best = wrong;
      place = term;
    }
    if (place >= 0) {
      used |= place === whole ? -1 : 1 << (place - from);
      own += word.length;
    } else {
      best = costAround(names, names.owners[key] as number, word);
      if (best < NEVER) around += word.length;
      else if (!strayWords) return;
    }
    if (best < NEVER) cost += best;
  }
  const length = names.lengths[key] as number;
  // A later word of its own, such as "I", is not enough to tell a place in Lagos by.
  if (around > 0 && (used & 1) === 0 && own * 2 < length) return;
  const stray = strayWords ? letters - own - around : 0;
  if (stray > 2 * (own + around)) return;
  const wrong = cost + stray;
  const untyped = own < length - cost ? LATER_WORD + costOfUntyped(own, length) : 0;
  const score =
    wrong > 0
      ? scoreCost(wrong + untyped + WORDS_MOVED, own + around + stray)
      : own < length
        ? scoreSomeWords(own, length)
        : around > 0
          ? EXACT
          : OTHER_ORDER;
  offer(key, around > 0 ? Math.max(1, score - WITHIN) : score, around > 0);
}

/** What is wrong with a word as a name of something in which the entry lies. */
function costAround({ within }: Names, entry: number, { around }: Word): number {
  let best = NEVER;
  if (around.size === 0) return best;
  for (let outer = within[entry] as number; outer !== NOWHERE; outer = within[outer] as number)
    best = Math.min(best, around.get(outer) ?? NEVER);
  return best;
}
