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

/**
 * The target of a search for words of many names, each with a slip: among the slowest that there are. Each
 * number is another search, with other words, so that nothing that was kept of an earlier one helps.
 */
export function slowSearch(number: number): string {
  const words = Array.from({ length: WORDS_OF_A_QUERY }, (_, at) => slip(number * WORDS_OF_A_QUERY + at));
  return `/v1/search?q=${words.join("%20")}%20${number}`;
}
