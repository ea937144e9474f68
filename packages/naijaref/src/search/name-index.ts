import { fold, joined } from "../text/fold.ts";
import { makeBestMatches } from "./best-matches.ts";
import { FAR, findNear } from "./near-terms.ts";
import { EXACT, scoreAllWords, scoreBeginning, scoreSomeWords, scoreTypos } from "./scores.ts";
import { encode, findBeginning, LONGEST } from "./terms.ts";
import { makeVocabulary } from "./vocabulary.ts";
import { wordsOf } from "./wording.ts";

/** Something with names to search by. */
export interface NamedEntry {
  readonly name: string;
  /** Other names, as good as the name. */
  readonly aliases?: readonly string[];
  /** Codes match whole or, where they have a digit, by their beginning; they have no typos. */
  readonly codes?: readonly string[];
  readonly kind?: string;
  /** The position among the entries of the one that this one lies in. */
  readonly within?: number;
}

export interface NameIndexOptions {
  /** The kinds, in the order in which equal matches are listed. */
  readonly kinds?: readonly string[];
  /** For each kind, words that people add to say it, such as "State". */
  readonly kindWords?: Readonly<Record<string, readonly string[]>>;
}

export interface NameMatch {
  /** The entry's position. */
  readonly at: number;
  /** From 1 to 1000, which is the very name, alias or code. */
  readonly score: number;
  /** The name, alias or code that matched. */
  readonly matched: string;
}

export interface NameIndex {
  /** The best matches first; entries that match alike by kind, name and position. */
  readonly search: (query: string, options?: { kinds?: readonly string[]; limit?: number }) => NameMatch[];
}

const NOWHERE = -1;
/** A query's words beyond these are not looked at one by one. */
const MOST_WORDS = 8;
/** A word with more uses than this brings no candidates of its own. */
const MANY_USES = 3000;

export function createNameIndex(entries: readonly NamedEntry[], options: NameIndexOptions = {}): NameIndex {
  const { kinds = [], kindWords = {} } = options;
  const names = entries.map((entry) => wordsOf(entry.name).join(" "));
  const kindAt = entries.map((entry) => kinds.indexOf(entry.kind ?? ""));
  const order = entries
    .map((_, at) => at)
    .sort((a, b) => {
      const byKind = (kindAt[a] as number) - (kindAt[b] as number);
      if (byKind !== 0) return byKind;
      const [left, right] = [names[a] as string, names[b] as string];
      return left === right ? a - b : left < right ? -1 : 1;
    });
  const placeOf = new Uint32Array(entries.length);
  order.forEach((at, place) => {
    placeOf[at] = place;
  });
  const kindOf = Int8Array.from(order, (at) => kindAt[at] as number);
  const withinOf = Int32Array.from(order, (at) => {
    const within = entries[at]?.within;
    return within === undefined ? NOWHERE : (placeOf[within] as number);
  });

  const texts: string[] = [];
  const entryOf: number[] = [];
  const keys: string[][] = [];
  const firstKey = new Uint32Array(order.length + 1);
  order.forEach((at, place) => {
    const entry = entries[at] as NamedEntry;
    for (const text of [entry.name, ...(entry.aliases ?? [])]) {
      const words = wordsOf(text);
      if (words.length === 0) continue;
      texts.push(text);
      entryOf.push(place);
      keys.push(words);
    }
    firstKey[place + 1] = texts.length;
  });
  const { terms, reversed, firstUse, uses, firstTerm, keyTerms } = makeVocabulary(keys);
  const lengthOf = Uint8Array.from(keys, (words) => Math.min(255, words.join("").length));
  const codes: { code: string; key: number }[] = [];
  order.forEach((at, place) => {
    for (const text of entries[at]?.codes ?? []) {
      codes.push({ code: joined(fold(text)), key: texts.push(text) - 1 });
      entryOf.push(place);
    }
  });
  codes.sort((a, b) => (a.code === b.code ? a.key - b.key : a.code < b.code ? -1 : 1));
  const phrases = Object.entries(kindWords)
    .flatMap(([kind, list]) => list.map((words) => ({ kind: kinds.indexOf(kind), words: wordsOf(words) })))
    .sort((a, b) => b.words.length - a.words.length);
  const best = makeBestMatches(order.length);

  /** The words without a phrase that says the kind, and the kind. */
  function splitKind(words: readonly string[]): { words: readonly string[]; kind: number } | undefined {
    for (const phrase of phrases) {
      const rest = words.length - phrase.words.length;
      if (rest < 1) continue;
      if (phrase.words.every((word, at) => words[rest + at] === word))
        return { words: words.slice(0, rest), kind: phrase.kind };
      if (phrase.words.every((word, at) => words[at] === word))
        return { words: words.slice(phrase.words.length), kind: phrase.kind };
    }
    return undefined;
  }

  function search(
    query: string,
    { kinds: asked, limit = 10 }: { kinds?: readonly string[]; limit?: number } = {},
  ) {
    const words = wordsOf(query);
    if (words.length === 0) return [];
    const wanted =
      asked === undefined ? -1 : asked.reduce((mask, kind) => mask | (1 << kinds.indexOf(kind)), 0);
    const named = splitKind(words);
    let hinted = NOWHERE;

    const offer = (key: number, score: number): void => {
      const entry = entryOf[key] as number;
      const kind = kindOf[entry] as number;
      if (wanted !== -1 && ((wanted >> kind) & 1) === 0) return;
      best.offer(entry, key, hinted === NOWHERE || kind === hinted ? score : Math.max(1, score - 200));
    };

    const offerCodes = (code: string): void => {
      let low = 0;
      let high = codes.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((codes[middle]?.code ?? "") < code) low = middle + 1;
        else high = middle;
      }
      const begun = /[0-9]/.test(code);
      for (; low < codes.length; low++) {
        const found = codes[low] as { code: string; key: number };
        if (!found.code.startsWith(code)) break;
        if (found.code === code) offer(found.key, EXACT);
        else if (begun) offer(found.key, scoreBeginning(code.length, found.code.length));
        else break;
      }
    };

    const offerWhole = (term: number, edits: number, typed: number): void => {
      for (let at = firstUse[term] as number; at < (firstUse[term + 1] as number); at++) {
        const use = uses[at] as number;
        const key = use >> 1;
        const length = lengthOf[key] as number;
        const whole = (use & 1) === 1;
        const termLength = (terms.starts[term + 1] as number) - (terms.starts[term] as number);
        if (edits > 0) offer(key, scoreTypos(edits, typed, termLength, length));
        else if (!whole) offer(key, scoreSomeWords(typed, length));
        else if (termLength === typed) offer(key, EXACT);
        else offer(key, scoreBeginning(typed, length));
      }
    };

    const askBeginning = (asked: readonly string[]): void => {
      const word = asked.join("");
      const [from, to] = findBeginning(terms, encode(terms, word));
      for (let term = from; term < to; term++) offerWhole(term, 0, word.length);
    };

    const askNear = (asked: readonly string[]): void => {
      const word = asked.join("");
      if (word.length < 3) return;
      const length = Math.min(word.length, LONGEST);
      const most = length < 4 ? 1 : 2;
      const half = Math.max(2, length - 3);
      const forward = Uint8Array.from({ length: LONGEST + 3 }, (_, read) => (read <= half - 2 ? 1 : most));
      findNear(terms, encode(terms, word), forward, length < 4 ? 0 : 1, (term, edits, beginning) => {
        if (edits < FAR) offerWhole(term, edits, length);
        if (beginning < edits && beginning === 1) offerBegun(term, length);
      });
      if (most < 2) return;
      const back = reversed();
      const backward = Uint8Array.from({ length: LONGEST + 3 }, (_, read) =>
        read <= length - half - 1 ? 0 : most,
      );
      const reverse = word.split("").reverse().join("");
      findNear(back.terms, encode(back.terms, reverse), backward, 0, (term, edits) => {
        if (edits < FAR) offerWhole(back.original[term] as number, edits, length);
      });
    };

    const offerBegun = (term: number, typed: number): void => {
      for (let at = firstUse[term] as number; at < (firstUse[term + 1] as number); at++) {
        const use = uses[at] as number;
        offer(
          use >> 1,
          scoreTypos(
            1,
            typed,
            Math.min(typed, (lengthOf[use >> 1] as number) - 1),
            lengthOf[use >> 1] as number,
          ),
        );
      }
    };

    /** How far each term is from a word of the query: edits, or edits + 0.25 where it only begins so. */
    const nearby = (word: string, last: boolean, forgiving: boolean): Map<number, number> => {
      const found = new Map<number, number>();
      const encoded = encode(terms, word);
      const [from, to] = findBeginning(terms, encoded);
      for (let term = from; term < to; term++) {
        const same = (terms.starts[term + 1] as number) - (terms.starts[term] as number) === word.length;
        if (same) found.set(term, 0);
        else if (last) found.set(term, 0.25);
        else break;
      }
      if (!forgiving || found.size > 0 || word.length < 4) return found;
      const most = Uint8Array.from({ length: LONGEST + 3 }, () => (word.length < 7 ? 1 : 2));
      findNear(terms, encoded, most, last ? 1 : 0, (term, edits, beginning) => {
        if (edits < FAR) found.set(term, edits);
        else if (beginning <= 1) found.set(term, beginning + 0.25);
      });
      return found;
    };

    const askWords = (asked: readonly string[], forgiving: boolean): void => {
      const some = asked.slice(0, MOST_WORDS);
      const near = some.map((word, at) => nearby(word, at === some.length - 1, forgiving));
      const seen = new Set<number>();
      for (const found of near) {
        let size = 0;
        for (const term of found.keys()) size += (firstUse[term + 1] as number) - (firstUse[term] as number);
        if (size > MANY_USES) continue;
        for (const term of found.keys()) {
          for (let at = firstUse[term] as number; at < (firstUse[term + 1] as number); at++) {
            const key = (uses[at] as number) >> 1;
            if (seen.has(key)) continue;
            seen.add(key);
            judge(key, some, near);
          }
        }
      }
    };

    const judge = (
      key: number,
      asked: readonly string[],
      near: readonly ReadonlyMap<number, number>[],
    ): void => {
      const from = firstTerm[key] as number;
      const last = (firstTerm[key + 1] as number) - 1;
      let used = 0;
      let typed = 0;
      let edits = 0;
      let partial = false;
      let within = false;
      for (let at = 0; at < near.length; at++) {
        const found = near[at] as ReadonlyMap<number, number>;
        const length = (asked[at] as string).length;
        let cost = 9;
        let place = -1;
        for (let term = from; term <= last; term++) {
          if (((used >> (term - from)) & 1) === 1) continue;
          const edits = found.get(keyTerms[term] as number);
          if (edits !== undefined && edits < cost) {
            cost = edits;
            place = term - from;
          }
        }
        if (place >= 0) {
          used |= place === last - from ? -1 : 1 << place;
          typed += length;
          edits += Math.floor(cost);
          if (cost % 1 !== 0) partial = true;
          continue;
        }
        const outside = costWithin(entryOf[key] as number, found);
        if (outside < 9) {
          within = true;
          edits += Math.floor(outside);
        } else return;
      }
      const length = lengthOf[key] as number;
      if (edits > 0) offer(key, scoreTypos(edits + (within ? 0.1 : 0.25), typed, typed, length));
      else if (partial || typed < length) offer(key, scoreSomeWords(typed, length) - (within ? 1 : 0));
      else offer(key, scoreAllWords(within));
    };

    /** The cost of finding a word in the names of what an entry lies in. */
    const costWithin = (entry: number, found: ReadonlyMap<number, number>): number => {
      let cost = 9;
      for (let outer = withinOf[entry] as number; outer !== NOWHERE; outer = withinOf[outer] as number) {
        const to = firstTerm[firstKey[outer + 1] as number] as number;
        for (let at = firstTerm[firstKey[outer] as number] as number; at < to; at++) {
          cost = Math.min(cost, found.get(keyTerms[at] as number) ?? 9);
        }
      }
      return cost;
    };

    offerCodes(joined(fold(query)));
    askBeginning(words);
    if (named) {
      hinted = named.kind;
      askBeginning(named.words);
      hinted = NOWHERE;
    }
    const plain = named?.words ?? words;
    if (best.countFrom(EXACT) === 0 || best.countFrom(800) < limit) {
      if (plain.length > 1) {
        hinted = named?.kind ?? NOWHERE;
        askWords(plain, false);
      }
      if (best.countFrom(650) < limit) {
        hinted = named?.kind ?? NOWHERE;
        askNear(plain);
        if (plain.length > 1 && best.countFrom(400) === 0) askWords(plain, true);
      }
    }
    return best.take(limit).map(({ entry, key, score }) => ({
      at: order[entry] as number,
      score,
      matched: texts[key] as string,
    }));
  }
  return { search };
}
