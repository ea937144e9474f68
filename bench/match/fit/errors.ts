import type { ListKind } from "../../../packages/naijaref/src/kinds/kinds.ts";

/** What people do to a name when they write it into a cell. */

export interface Random {
  readonly below: (bound: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
}

const VOWELS = "aeiou";
const SOUNDS: readonly (readonly [string, string])[] = [
  ["sh", "s"],
  ["gb", "b"],
  ["kp", "p"],
  ["ph", "f"],
  ["ch", "c"],
  ["ai", "ei"],
  ["ie", "i"],
  ["ou", "u"],
  ["oo", "o"],
  ["dz", "z"],
  ["k", "c"],
  ["c", "k"],
  ["q", "k"],
  ["v", "b"],
  ["j", "y"],
  ["y", "i"],
  ["w", "u"],
  ["l", "r"],
  ["r", "l"],
  ["d", "t"],
  ["t", "d"],
  ["g", "k"],
  ["b", "p"],
  ["z", "s"],
  ["h", ""],
  ["n", "m"],
];

const splice = (text: string, at: number, count: number, put: string): string =>
  text.slice(0, at) + put + text.slice(at + count);

/** One letter left out, doubled, changed, put in or swapped with the next; never the first of a name. */
function slip(text: string, { below, pick }: Random): string {
  const places = [...text].flatMap((letter, at) => (/[a-z]/i.test(letter) && at > 0 ? [at] : []));
  if (places.length < 3) return text;
  const at = pick(places);
  const letter = text[at] as string;
  const isVowel = VOWELS.includes(letter.toLowerCase());
  switch (below(6)) {
    case 0:
      return splice(text, at, 1, "");
    case 1:
      return splice(text, at, 0, letter);
    case 2:
      return splice(text, at, 1, isVowel ? pick([...VOWELS]) : pick([..."bcdfghjklmnprstwyz"]));
    case 3:
      return splice(text, at, 0, pick([..."aeioulnrsth"]));
    case 4:
      return splice(text, at, 2, `${text[at + 1] ?? ""}${letter}`);
    default:
      return isVowel ? splice(text, at, 1, pick([...VOWELS])) : splice(text, at, 1, "");
  }
}

function mishear(text: string, { pick }: Random): string {
  const heard = SOUNDS.filter(([sound]) => text.toLowerCase().includes(sound, 1));
  if (heard.length === 0) return text;
  const [sound, other] = pick(heard);
  const at = text.toLowerCase().indexOf(sound, 1);
  return splice(text, at, sound.length, other);
}

const wordsOf = (text: string): string[] => text.split(/[\s/-]+/).filter((word) => word !== "");

function shorten(text: string, { below, pick }: Random): string {
  const words = wordsOf(text);
  if (words.length < 2) return text.length > 9 ? text.slice(0, 8) : text;
  const at = below(words.length);
  const letters = pick([1, 1, 2, 3, 4]);
  return words
    .map((word, place) => (place === at ? word.slice(0, letters) : word))
    .join(pick([" ", "/", " "]));
}

const cut = (text: string, { pick }: Random): string =>
  wordsOf(text)
    .join(pick(["", "_"]))
    .slice(0, pick([8, 8, 10, 12]));

function drop(text: string, { below }: Random): string {
  const words = wordsOf(text);
  const at = below(words.length);
  return words.length < 2 ? text : words.filter((_, place) => place !== at).join(" ");
}

/** Damages a name in one way, or two. */
export function damage(
  text: string,
  random: Random,
  { kind, code, beside }: { kind: ListKind; code: string; beside: readonly string[] },
): string {
  const { below, pick } = random;
  let damaged = text;
  const times = pick([1, 1, 1, 2, 2, 3]);
  for (let time = 0; time < times; time++) {
    const roll = below(100);
    if (roll < 48) damaged = slip(damaged, random);
    else if (roll < 66) damaged = mishear(damaged, random);
    else if (roll < 71) damaged = wordsOf(damaged).join("");
    else if (roll < 73) damaged = splice(damaged, 1 + below(damaged.length), 0, " ");
    else if (roll < 79) damaged = drop(damaged, random);
    else if (roll < 83) damaged = shorten(damaged, random);
    else if (roll < 86) damaged = cut(damaged, random);
    else if (roll < 89) damaged = wordsOf(damaged).reverse().join(" ");
    else if (roll < 95 && beside.length > 0)
      damaged = pick([
        `${damaged} ${pick(beside)}`,
        `${pick(beside)}/${damaged}`,
        `${damaged}/${pick(beside)}`,
      ]);
    else if (kind === "ward")
      damaged = pick([`${damaged} ward ${Number(code.slice(-2))}`, `${Number(code.slice(-2))} ${damaged}`]);
    else damaged = slip(damaged, random);
  }
  return damaged;
}
