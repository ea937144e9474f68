import { listLgas } from "naijaref/places";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** First words of LGAs, short enough for seven of them to be one query. */
const WORDS = listLgas()
  .map(({ name }) => name.split(/\W/)[0]?.toLowerCase() ?? "")
  .filter(({ length }) => length >= 4 && length <= 7);

const WORDS_OF_A_QUERY = 7;

function slip(at: number): string {
  const word = WORDS[(at * 31) % WORDS.length] as string;
  const position = Math.floor(at / WORDS.length) % word.length;
  return word.slice(0, position) + LETTERS[at % LETTERS.length] + word.slice(position + 1);
}

const slips = (number: number): string[] =>
  Array.from({ length: WORDS_OF_A_QUERY }, (_, at) => slip(number * WORDS_OF_A_QUERY + at));

/**
 * The target of a search for words of many names, each with a slip: among the slowest that there are. Each
 * number is another search, with other words, so that nothing that was kept of an earlier one helps.
 */
export const slowSearch = (number: number): string => `/v1/search?q=${slips(number).join("%20")}%20${number}`;

/** A name that is none, of words with slips: slow to match, because many names are a little like it. */
export const slowName = (number: number): string => slips(number).join(" ");

/** As many as a target holds. */
const NAMES_OF_A_LIST = 38;

/** The target of a list of such names to match in the whole country. Each number is another list. */
export function slowMatch(number: number): string {
  const names = Array.from(
    { length: NAMES_OF_A_LIST },
    (_, at) => `name=${slips(number * NAMES_OF_A_LIST + at).join("+")}`,
  );
  return `/v1/match?kind=place&${names.join("&")}`;
}
