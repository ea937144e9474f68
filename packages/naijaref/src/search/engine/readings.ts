import { wordsOf } from "./tokenize.ts";

/** A query as words to look for, and the kinds that it says. */
export interface Reading {
  readonly words: readonly string[];
  readonly kinds: readonly string[];
}

/** A phrase that says a kind or, without one, nothing that tells entries apart. */
interface IdlePhrase {
  readonly words: readonly string[];
  readonly kind: string | undefined;
}

/** The phrases, longest first: of "local government area" all words are idle. */
export function listPhrases(
  kindWords: Readonly<Record<string, readonly string[]>>,
  idleWords: readonly string[],
): readonly IdlePhrase[] {
  const saying = (kind: string | undefined) => (phrase: string) => ({ kind, words: wordsOf(phrase) });
  return [
    ...Object.entries(kindWords).flatMap(([kind, phrases]) => phrases.map(saying(kind))),
    ...idleWords.map(saying(undefined)),
  ].sort((a, b) => b.words.length - a.words.length);
}

/** A query as it stands, for names that have such a phrase in them, and without the phrases if it says more. */
export function readKinds(phrases: readonly IdlePhrase[], words: readonly string[]): readonly Reading[] {
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
