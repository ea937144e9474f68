/** What chooses: a whole number from 0 to below `count`. */
export type Pick = (count: number) => number;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /[a-z0-9]/i.test(character);

export const countLetters = (name: string): number => [...name].filter(isLetter).length;

/** The places of a text's letters and digits: typing errors are made there, not in the punctuation. */
const letterPlaces = (text: string): number[] =>
  Array.from(text, (_, at) => at).filter((at) => isLetter(text[at]));

const splice = (text: string, at: number, length: number, insert: string): string =>
  text.slice(0, at) + insert + text.slice(at + length);

const pickFrom = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T;

/** Neighbouring letters that differ, swapped: "lagso". */
export function swapLetters(text: string, pick: Pick): string | undefined {
  const places = letterPlaces(text).filter(
    (at) => isLetter(text[at + 1]) && text[at]?.toLowerCase() !== text[at + 1]?.toLowerCase(),
  );
  if (places.length === 0) return undefined;
  const at = pickFrom(places, pick);
  return splice(text, at, 2, `${text[at + 1]}${text[at]}`);
}

/** One letter left out, put in, replaced by another or swapped with the next, each as often, anywhere. */
export function editOnce(text: string, pick: Pick): string {
  const at = pickFrom(letterPlaces(text), pick);
  const letter = pickFrom([...LETTERS], pick);
  switch (pick(4)) {
    case 0:
      return splice(text, at, 1, "");
    case 1:
      return splice(text, at + pick(2), 0, letter);
    case 2:
      return splice(
        text,
        at,
        1,
        letter === text[at]?.toLowerCase() ? (LETTERS[(LETTERS.indexOf(letter) + 7) % 26] as string) : letter,
      );
    default:
      return swapLetters(text, pick) ?? splice(text, at, 1, "");
  }
}

/** A letter typed twice: "ikejja". Never a digit, because that makes another number. */
export function doubleLetter(text: string, pick: Pick): string | undefined {
  const places = letterPlaces(text).filter((at) => /\p{L}/u.test(text[at] ?? ""));
  if (places.length === 0) return undefined;
  const at = pickFrom(places, pick);
  return splice(text, at, 0, text[at] as string);
}

const MARKED: Readonly<Record<string, readonly string[]>> = {
  a: ["á", "à", "ā"],
  b: ["ɓ"],
  d: ["ɗ"],
  e: ["ẹ", "é", "è", "ẹ́"],
  i: ["í", "ì", "ị"],
  k: ["ƙ"],
  n: ["ṅ", "ń"],
  o: ["ọ", "ó", "ò", "ọ̀"],
  s: ["ṣ"],
  u: ["ụ", "ú", "ù"],
  y: ["ƴ"],
};

/** Marks of Yoruba, Igbo and Hausa on half of the letters that have some, composed or decomposed. */
export function addAccents(text: string, pick: Pick): string | undefined {
  const marked = [...text].map((letter) => {
    const marks = MARKED[letter.toLowerCase()];
    return marks !== undefined && pick(2) === 0 ? pickFrom(marks, pick) : letter;
  });
  const written = marked.join("").normalize(pick(2) === 0 ? "NFC" : "NFD");
  return written === text ? undefined : written;
}

/** Hyphens, slashes, apostrophes and full stops left out, or typed as spaces. */
export function dropPunctuation(text: string, pick: Pick): string | undefined {
  const dropped = text.replaceAll(/[^a-z0-9 ]+/gi, pick(2) === 0 ? "" : " ");
  return dropped === text ? undefined : dropped;
}

/** All words run together. */
export function dropSpaces(text: string): string | undefined {
  const dropped = text.replaceAll(" ", "");
  return dropped === text ? undefined : dropped;
}

/** Two words, chosen at random, in each other's place. */
export function swapWords(text: string, pick: Pick): string | undefined {
  const words = text.split(/[^a-z0-9']+/i).filter((word) => word !== "");
  if (words.length < 2) return undefined;
  const first = pick(words.length);
  const second = (first + 1 + pick(words.length - 1)) % words.length;
  const swapped = words.with(first, words[second] as string).with(second, words[first] as string);
  const written = swapped.join(" ");
  return written === words.join(" ") ? undefined : written;
}
