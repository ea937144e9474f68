import { KEY_FIELDS, LENGTH, LENGTHS, type Names, NO_PARENT, RELATION_BIT, TERMS } from "./index-tables.ts";
import { NEVER, type NearFinder } from "./near-terms.ts";
import { scoreWords } from "./scores.ts";
import { encode, findBeginning, lengthOf } from "./terms.ts";
import {
  LEAST_OF_OWN_NAME,
  MAX_EDITS,
  MAX_WORDS,
  MAX_WRONG,
  MIN_LETTERS_WITH_TWO_TYPOS,
  MIN_LETTERS_WITH_TYPO,
  WITHIN,
  WORDS_MOVED,
} from "./tuning.ts";

/** What is looked for in words that no name has: nothing, typos, or whatever the other words leave. */
export type Leniency = "none" | "typos" | "strayWords";

/** Who asks for names. */
export interface Asker {
  /** How often a word of the query may still be compared with a name: this bounds the time of one search. */
  left: number;
  /** For each kind, 1 where its entries are asked for. */
  readonly isWanted: Uint8Array;
  /** Receives a key that matches, its score, and whether a part of the query names an entry around it. */
  readonly offer: (key: number, score: number, around: boolean) => void;
}

/** A word of a query, and the terms that it may mean. */
interface QueryWord {
  readonly letters: readonly number[];
  readonly isLast: boolean;
  /**
   * The terms that equal the word or, if it may be unfinished, begin with it: from `from` up to, not
   * including, `to`.
   */
  readonly from: number;
  readonly to: number;
  /** The term that equals it, or -1. */
  readonly term: number;
  /** Where no term does: the terms like the word, and what each costs. Looked for when they are needed. */
  typos: number[] | undefined;
  readonly costs: number[];
  /** How many uses all these terms have. */
  uses: number;
  /** Whether an entry around others has such a term in a name. */
  isAround: boolean;
}

/** The words of a query, each with what it may mean. */
export type QueryWords = readonly QueryWord[];

/** Finds the names that have all words of a query in any order; the last word may be unfinished. */
export class WordMatcher {
  private readonly names: Names;
  private readonly within: Int32Array;
  private readonly kindBit: number;
  private readonly finder: NearFinder;
  // Reused across queries. Safe because searches are synchronous.
  /** For each key, the last turn in which it was looked at, from 1 to 255. */
  private readonly turns: Uint8Array;
  private turn = 0;
  /** For each term, the words that may mean it by a typo: word `n` in bit `n`. */
  private readonly meantBy: Uint16Array;
  /** For each entry around others, the words that may be of its names, in the same way. */
  private readonly namedBy: Uint16Array;

  constructor(names: Names, within: Int32Array, kindBit: number, finder: NearFinder) {
    this.names = names;
    this.within = within;
    this.kindBit = kindBit;
    this.finder = finder;
    this.turns = new Uint8Array(names.texts.length);
    this.meantBy = new Uint16Array(names.terms.count);
    this.namedBy = new Uint16Array(within.length);
  }

  /** The words of a query, with the terms that have them. */
  read(texts: readonly string[]): QueryWords {
    const { terms, usesFrom, parentsFrom } = this.names;
    const words: QueryWord[] = [];
    for (let at = 0; at < Math.min(texts.length, MAX_WORDS); at++) {
      const text = texts[at] as string;
      const isLast = at === texts.length - 1;
      const letters = encode(terms, text);
      const [from, begun] = findBeginning(terms, letters);
      const isWord = from < begun && lengthOf(terms, from) === letters.length;
      // One letter begins too many words to say anything.
      const to = isLast && text.length > 1 ? begun : isWord ? from + 1 : from;
      const uses = (usesFrom[to] as number) - (usesFrom[from] as number);
      const isAround = (parentsFrom[from] as number) < (parentsFrom[to] as number);
      const term = isWord ? from : -1;
      words.push({ letters, isLast, from, to, term, typos: undefined, costs: [], uses, isAround });
    }
    return words;
  }

  /** Looks for the terms that a word may mean by a typo, and returns how many it looked at. */
  private findTypos(word: QueryWord): number {
    word.typos = [];
    const { letters, isLast, costs, typos } = word;
    if (letters.length < MIN_LETTERS_WITH_TYPO) return 0;
    const { usesFrom, parentsFrom } = this.names;
    const most = letters.length >= MIN_LETTERS_WITH_TWO_TYPOS ? MAX_EDITS : 1;
    const near = this.finder.find(letters, most, isLast);
    for (let at = 0; at < near.count; at++) {
      const term = near.terms[at] as number;
      const whole = near.costs[at] as number;
      typos.push(term);
      costs.push(whole < NEVER ? whole : (near.begun[at] as number));
      word.uses += (usesFrom[term + 1] as number) - (usesFrom[term] as number);
      if ((parentsFrom[term] as number) < (parentsFrom[term + 1] as number)) word.isAround = true;
    }
    return near.looked;
  }

  /**
   * Offers the names that have the words. A word that the name lacks may be in a name of an entry around it.
   * Returns how many terms it looked at, and how often it compared a word with a name.
   *
   * @param count how many words the query has, and `letters` how many letters they have together.
   */
  offer(words: QueryWords, count: number, letters: number, leniency: Leniency, asker: Asker): number {
    const isStrict = leniency !== "strayWords";
    if (count > MAX_WORDS && isStrict) return 0;
    let looked = 0;
    const meant: QueryWord[] = [];
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as QueryWord;
      if (word.from === word.to && leniency !== "none" && word.typos === undefined)
        looked += this.findTypos(word);
      const isMeant = word.from < word.to || (leniency !== "none" && (word.typos?.length ?? 0) > 0);
      if (!isMeant && isStrict) return looked;
      if (isMeant) meant.push(word);
    }
    // The rarest word has the fewest names.
    meant.sort((a, b) => a.uses - b.uses);
    for (let at = 0; at < meant.length; at++) this.mark(meant[at] as QueryWord, 1 << at);
    const before = asker.left;
    this.offerKeys(meant, letters, isStrict ? 0 : letters * MAX_WRONG - WORDS_MOVED, asker);
    for (let at = 0; at < meant.length; at++) this.mark(meant[at] as QueryWord, 0);
    return looked + before - asker.left;
  }

  /** Marks what a word may mean with its bit; with none, takes the marks away. */
  private mark({ from, to, typos, isAround }: QueryWord, bit: number): void {
    const { meantBy } = this;
    if (isAround) this.markAround(from, to, bit);
    for (let at = 0; typos !== undefined && at < typos.length; at++) {
      const term = typos[at] as number;
      meantBy[term] = bit === 0 ? 0 : (meantBy[term] as number) | bit;
      if (isAround) this.markAround(term, term + 1, bit);
    }
  }

  private markAround(from: number, to: number, bit: number): void {
    const { namedBy } = this;
    const { parents, parentsFrom } = this.names;
    const last = parentsFrom[to] as number;
    for (let at = parentsFrom[from] as number; at < last; at++) {
      const entry = parents[at] as number;
      namedBy[entry] = bit === 0 ? 0 : (namedBy[entry] as number) | bit;
    }
  }

  /**
   * Offers the names that have a word of the query, the rarest word first, until the budget is used up.
   *
   * @param mostStray how many letters may be in words that a name lacks.
   */
  private offerKeys(words: readonly QueryWord[], letters: number, mostStray: number, asker: Asker): void {
    const { uses, usesFrom } = this.names;
    const { kindBit } = this;
    const keyBits = -1 >>> (32 - kindBit);
    const { turns } = this;
    const turn = (this.turn % 255) + 1;
    this.turn = turn;
    if (turn === 1) turns.fill(0);
    let stray = letters;
    for (let nth = 0; nth < words.length; nth++) stray -= (words[nth] as QueryWord).letters.length;
    for (let nth = 0; nth < words.length; nth++) {
      const word = words[nth] as QueryWord;
      const whole = word.to - word.from;
      const count = whole + (word.typos?.length ?? 0);
      for (let at = 0; at < count; at++) {
        const term = at < whole ? word.from + at : (word.typos?.[at - whole] as number);
        const end = usesFrom[term + 1] as number;
        for (let use = usesFrom[term] as number; use < end; use++) {
          if (asker.left <= 0) return;
          if (asker.isWanted[(uses[use] as number) >>> kindBit] === 0) continue;
          const key = ((uses[use] as number) & keyBits) >> 1;
          if (turns[key] === turn) continue;
          turns[key] = turn;
          asker.left -= words.length;
          this.offerKey(words, key, nth, letters, mostStray, asker);
        }
      }
      // The other names lack this word. It has to name an entry around them, or be one that may be stray.
      if (word.isAround) continue;
      stray += word.letters.length;
      if (stray > mostStray) return;
    }
  }

  /** Offers a name if the words match it. The name has none of the words before `turn`. */
  private offerKey(
    words: readonly QueryWord[],
    key: number,
    turn: number,
    letters: number,
    mostStray: number,
    asker: Asker,
  ): void {
    const { keyTerms, keys } = this.names;
    const first = KEY_FIELDS * key;
    const from = keys[first + TERMS] as number;
    const whole = (keys[first + KEY_FIELDS + TERMS] as number) - 1;
    let used = 0;
    let own = 0;
    let around = 0;
    let cost = 0;
    let lacking = 0;
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as QueryWord;
      let best = NEVER;
      let place = whole;
      // A word of the key that is not used yet or, if no word is used, the whole key.
      for (let its = from; at >= turn && its < (used === 0 ? whole + 1 : whole); its++) {
        if (((used >> (its - from)) & 1) === 1) continue;
        const costs = this.costOf(word, at, keyTerms[its] as number);
        if (costs < best) {
          best = costs;
          place = its;
        }
      }
      if (best < NEVER) {
        used |= place === whole ? ALL_PLACES : 1 << (place - from);
        own += word.letters.length;
        cost += best;
        continue;
      }
      const costAround = word.isAround ? this.costAround(word, at, keys[first] as number) : NEVER;
      if (costAround < NEVER) {
        around += word.letters.length;
        cost += costAround;
      } else {
        lacking += word.letters.length;
        if (lacking > mostStray) return;
      }
    }
    const length = (keys[first + LENGTH] as number) & LENGTHS;
    if (around > 0 && (used & 1) === 0 && own < length * LEAST_OF_OWN_NAME) return;
    const score = scoreWords(own, around, letters - own - around, cost, length);
    asker.offer(key, around > 0 ? score - WITHIN : score, around > 0);
  }

  /** The cost of a word, the query's at a place, as a word in the names of the entries around an entry. */
  private costAround(word: QueryWord, at: number, entry: number): number {
    const { within, namedBy } = this;
    const { keysFrom, keyTerms, keys } = this.names;
    let best = NEVER;
    for (let outer = within[entry] as number; outer !== NO_PARENT; outer = within[outer] as number) {
      if ((((namedBy[outer] as number) >> at) & 1) === 0) continue;
      const end = KEY_FIELDS * (keysFrom[outer + 1] as number);
      for (let key = KEY_FIELDS * (keysFrom[outer] as number); key < end; key += KEY_FIELDS) {
        if ((keys[key + LENGTH] as number) >> RELATION_BIT > 0) break;
        for (let its = keys[key + TERMS] as number; its < (keys[key + KEY_FIELDS + TERMS] as number); its++)
          best = Math.min(best, this.costOf(word, at, keyTerms[its] as number));
      }
    }
    return best;
  }

  /** The cost of a word, which is the query's word at a place, as a term. */
  private costOf(word: QueryWord, at: number, term: number): number {
    if (term >= word.from && term < word.to) return 0;
    const isMeant = (((this.meantBy[term] as number) >> at) & 1) === 1;
    return isMeant ? (word.costs[(word.typos as number[]).indexOf(term)] as number) : NEVER;
  }
}

const ALL_PLACES = -1;
