import { wordsOf } from "./tokenize.ts";

/** A query as words to look for, and the kinds that it says. */
export interface Reading {
  readonly words: readonly string[];
  readonly kinds: readonly string[];
}

/** A phrase that says a kind or, if it has no kind, does not help to tell entries apart. */
interface Phrase {
  readonly words: readonly string[];
  readonly kind: string | undefined;
}

/** The phrases, and the words with which one begins: most queries have none of them. */
export interface Phrases {
  readonly list: readonly Phrase[];
  readonly firstWords: ReadonlySet<string>;
}

/** The phrases, longest first, so that "city council area" is read before "city". */
export function listPhrases(
  kindWords: Readonly<Record<string, readonly string[]>>,
  idleWords: readonly string[],
): Phrases {
  const saying = (kind: string | undefined) => (phrase: string) => ({ kind, words: wordsOf(phrase) });
  const list = [
    ...Object.entries(kindWords).flatMap(([kind, phrases]) => phrases.map(saying(kind))),
    ...idleWords.map(saying(undefined)),
  ].sort((a, b) => b.words.length - a.words.length);
  return { list, firstWords: new Set(list.flatMap(({ words }) => words.slice(0, 1))) };
}

const NO_KINDS: readonly string[] = [];

/**
 * A query as it stands, because a name may contain such a phrase; and without the phrases if words are left.
 */
export function readKinds({ list, firstWords }: Phrases, words: readonly string[]): readonly Reading[] {
  const asItStands: Reading = { words, kinds: NO_KINDS };
  if (!words.some((word) => firstWords.has(word))) return [asItStands];
  const rest: string[] = [];
  const kinds: string[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = list.find((idle) => idle.words.every((word, place) => word === words[at + place]));
    if (phrase === undefined) rest.push(words[at] as string);
    else if (phrase.kind !== undefined) kinds.push(phrase.kind);
    at += phrase?.words.length ?? 1;
  }
  return rest.length === 0 || rest.length === words.length
    ? [asItStands]
    : [asItStands, { words: rest, kinds }];
}
