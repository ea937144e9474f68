import { fold } from "../../packages/naijaref/src/names/fold.ts";
import { seededRandom } from "../random.ts";

/** What has a name, as an index of names takes it. `within`: the place in the list of what is around it. */
export interface Named {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly within?: number;
}

/** Words that more names than this have, such as numerals and points of the compass, are in all copies. */
const MOST_NAMES_OF_A_WORD = 40;
/** Shorter words are in all copies too: there are few others to be made. */
const FEWEST_LETTERS = 4;

/**
 * A list made so many times as large. Each copy after the first has other words, made letter by letter as
 * letters follow each other in the real ones, each as long as the word it replaces and in the same names. So
 * names are as long, as alike and as often shared as in the real list.
 */
export function growNames<Item extends Named>(items: readonly Item[], times: number): Item[] {
  const makeWord = learnWords(items);
  const isShared = commonWords(items);
  const grown = [...items];
  for (let copy = 1; copy < times; copy++) {
    const made = new Map<string, string>();
    const rename = (name: string): string =>
      fold(name)
        .split(" ")
        .map((word) => {
          if (word.length < FEWEST_LETTERS || isShared.has(word) || /[0-9]/.test(word)) return word;
          const known = made.get(word) ?? makeWord(word.length);
          made.set(word, known);
          return known;
        })
        .join(" ");
    for (const item of items) {
      const { within } = item;
      grown.push({
        ...item,
        name: rename(item.name),
        aliases: item.aliases.map(rename),
        ...(within === undefined ? {} : { within: within + copy * items.length }),
      });
    }
  }
  return grown;
}

const wordsOf = ({ name, aliases }: Named): string[] =>
  [name, ...aliases].flatMap((text) => fold(text).split(" "));

function commonWords(items: readonly Named[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const item of items)
    for (const word of new Set(wordsOf(item))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts.keys()].filter((word) => (counts.get(word) ?? 0) > MOST_NAMES_OF_A_WORD));
}

/** Makes words of a length: each letter follows two others as it does in the words of the list. */
function learnWords(items: readonly Named[]): (length: number) => string {
  const random = seededRandom(5);
  const followers = new Map<string, string[]>();
  for (const word of items.flatMap(wordsOf)) {
    for (let at = 0; at < word.length; at++) {
      const before = word.slice(Math.max(0, at - 2), at);
      const known = followers.get(before);
      if (known === undefined) followers.set(before, [word.charAt(at)]);
      else known.push(word.charAt(at));
    }
  }
  const pick = (before: string): string => {
    const letters = followers.get(before) ?? followers.get(before.slice(1)) ?? followers.get("") ?? [];
    return letters[Math.floor(random() * letters.length)] ?? "a";
  };
  return (length) => {
    let word = "";
    while (word.length < length) word += pick(word.slice(-2));
    return word;
  };
}
