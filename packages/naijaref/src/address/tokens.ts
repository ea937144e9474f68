import { fold } from "../text/fold.ts";

/** A word of an address: folded, and where it stands. */
export interface Token {
  readonly word: string;
  /** The text between commas that it is in, counted from 0. */
  readonly part: number;
  /** Whether a hyphen, a slash or an ampersand joins it to the word before. */
  readonly joined: boolean;
  /** Where it is in the text that was cut. */
  readonly from: number;
  readonly to: number;
}

/** A plus code ("9H92+56X") is a place on a grid, and no words. */
const PLUS_CODE = /\b[2-9CFGHJMPQRVWX]{2,8}\+[2-9CFGHJMPQRVWX]{0,3}/gi;

/** Letters with full stops between, or two capitals with a slash: "G.R.A.", "V.I", "V/I". */
const DOTTED = /(?<![\p{L}\p{N}])(?:(?:\p{L}\.)+\p{L}|\p{Lu}\/\p{Lu})(?![\p{L}\p{N}/])\.?/gu;

/** A word, or a sign between words, which divides the text into parts or joins them. */
const WORD = /[\p{L}\p{M}\p{N}'’ʼ`]+|([,;:()[\]\n|])|([-–—/&])/gu;

/** A text without plus codes and the signs inside abbreviations, as long as before. Most texts have none. */
function plainOf(text: string): string {
  const bare = text.includes("+") ? text.replace(PLUS_CODE, (code) => " ".repeat(code.length)) : text;
  if (!/[./]/.test(bare)) return bare;
  return bare.replace(DOTTED, (letters) => letters.replace(/[./]/g, "").padEnd(letters.length));
}

/** The words of a text, at most as many as given. */
export function tokensOf(text: string, most: number): Token[] {
  const plain = plainOf(text);
  const tokens: Token[] = [];
  let part = 0;
  let joined = false;
  for (const match of plain.matchAll(WORD)) {
    const [sign, divides, joins] = match;
    if (joins !== undefined) {
      const before = plain[match.index - 1];
      // " - " between blanks divides as a comma does.
      if (before === " " && plain[match.index + 1] === " " && sign !== "/" && sign !== "&") part++;
      else joined = true;
      continue;
    }
    if (divides !== undefined) {
      part++;
      joined = false;
      continue;
    }
    const word = fold(sign).replaceAll(" ", "");
    if (word === "") continue;
    tokens.push({ word, part, joined, from: match.index, to: match.index + sign.length });
    joined = false;
    if (tokens.length === most) break;
  }
  return tokens;
}
