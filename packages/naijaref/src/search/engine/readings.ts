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

/** The phrases, longest first, so that "city council area" is read before "city". */
export function listPhrases(
  kindWords: Readonly<Record<string, readonly string[]>>,
  idleWords: readonly string[],
): readonly Phrase[] {
  const saying = (kind: string | undefined) => (phrase: string) => ({ kind, words: wordsOf(phrase) });
  return [
    ...Object.entries(kindWords).flatMap(([kind, phrases]) => phrases.map(saying(kind))),
    ...idleWords.map(saying(undefined)),
  ].sort((a, b) => b.words.length - a.words.length);
}

/**
 * A query as it stands, because a name may contain such a phrase; and without the phrases if words are left.
 */
export function readKinds(phrases: readonly Phrase[], words: readonly string[]): readonly Reading[] {
  const asItStands: Reading = { words, kinds: [] };
  const rest: string[] = [];
  const kinds: string[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phrases.find((idle) => idle.words.every((word, place) => word === words[at + place]));
    if (phrase === undefined) rest.push(words[at] as string);
    else if (phrase.kind !== undefined) kinds.push(phrase.kind);
    at += phrase?.words.length ?? 1;
  }
  return rest.length === 0 || rest.length === words.length
    ? [asItStands]
    : [asItStands, { words: rest, kinds }];
}
