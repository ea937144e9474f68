import { fold, joined as withoutBlanks } from "./fold.ts";

/** A word of a text: folded, and where it stands. */
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

/** A token with another word, field by field: where V8 copies an object, the copy has another shape. */
export const withWord = ({ part, joined, from, to }: Token, word: string): Token => ({
  word,
  part,
  joined,
  from,
  to,
});

/** A plus code ("9H92+56X") is a place on a grid, and no words. */
const PLUS_CODE = /\b[2-9CFGHJMPQRVWX]{2,8}\+[2-9CFGHJMPQRVWX]{0,3}/gi;

/** Letters with full stops between, or two capitals with a slash: "G.R.A.", "V.I", "V/I". */
const INITIALS = /(^|[^\p{L}\p{N}])((?:\p{L}\.)+\p{L}|\p{Lu}\/\p{Lu})(?![\p{L}\p{N}/])\.?/gu;

/** What a letter is to a text: a part of a word, or a sign that divides the text into parts or joins words. */
const [LETTER, DIVIDES, JOINS] = [1, 2, 3];

const ASCII = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (/[0-9A-Za-z'`]/.test(sign)) return LETTER;
  return /[,;:()[\]\n|]/.test(sign) ? DIVIDES : /[-/&]/.test(sign) ? JOINS : 0;
});

/** U+0092 is the apostrophe of Windows-1252, read as Latin-1. */
const OTHER_LETTER = /[\p{L}\p{M}\p{N}’ʼ\u0092]/u;

function classOf(code: number): number {
  if (code < 128) return ASCII[code] as number;
  if (code === 0x2013 || code === 0x2014) return JOINS;
  return OTHER_LETTER.test(String.fromCodePoint(code)) ? LETTER : 0;
}

/** A text without plus codes and the signs inside initials, as long as before. Most texts have none. */
function plainOf(text: string): string {
  const bare = text.includes("+") ? text.replace(PLUS_CODE, (code) => " ".repeat(code.length)) : text;
  if (!bare.includes(".") && !bare.includes("/")) return bare;
  return bare.replace(
    INITIALS,
    (whole: string, before: string, letters: string) =>
      before + letters.replace(/[./]/g, "").padEnd(whole.length - before.length),
  );
}

/** The words of a text, at most as many as given: `G.R.A.` is `gra`, and `Jema'a` one word. */
export function tokensOf(text: string, most: number): Token[] {
  const plain = plainOf(text);
  const tokens: Token[] = [];
  let part = 0;
  let joined = false;
  let from = -1;
  for (let at = 0, next = 0; at <= plain.length && tokens.length < most; at = next) {
    // Where a text is read beyond its end, V8 throws away what it has compiled.
    const code = at === plain.length ? 0 : (plain.codePointAt(at) as number);
    next = at + (code > 0xffff ? 2 : 1);
    const its = code === 0 ? 0 : classOf(code);
    if (its === LETTER) {
      if (from < 0) from = at;
      continue;
    }
    if (from >= 0) {
      const word = withoutBlanks(fold(plain.slice(from, at)));
      if (word !== "") {
        tokens.push({ word, part, joined, from, to: at });
        joined = false;
      }
      from = -1;
    }
    if (its !== 0) joined = its === JOINS;
    // " - " between blanks divides as a comma does, unless it joins the towns of a road.
    if (its === DIVIDES || (its === JOINS && isDashBetweenBlanks(plain, at))) part++;
  }
  return tokens;
}

const isDashBetweenBlanks = (text: string, at: number): boolean =>
  text[at - 1] === " " && text[at + 1] === " " && text[at] !== "/" && text[at] !== "&";

/** The words of a folded text. Not `split`, because engines keep its results, and most texts come once. */
export function wordsOf(folded: string): string[] {
  const words: string[] = [];
  let from = 0;
  for (let space = folded.indexOf(" "); space >= 0; space = folded.indexOf(" ", from)) {
    words.push(folded.slice(from, space));
    from = space + 1;
  }
  if (folded !== "") words.push(from === 0 ? folded : folded.slice(from));
  return words;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

export function hasDigit(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (isDigit(text.charCodeAt(at))) return true;
  return false;
}

/** A word in pieces, letters apart from digits: "sector02" is "sector" and "02". */
export function piecesOf(word: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let at = 1; at < word.length; at++) {
    if (isDigit(word.charCodeAt(at)) === isDigit(word.charCodeAt(at - 1))) continue;
    pieces.push(word.slice(from, at));
    from = at;
  }
  pieces.push(from === 0 ? word : word.slice(from));
  return pieces;
}

/**
 * Where the brackets at the end of a text open and close: from the end back, because a regular expression
 * tries each of a thousand brackets with all that follows.
 */
function bracketsAtEnd(text: string): readonly [open: number, close: number] | undefined {
  if (!/[([]/.test(text)) return undefined;
  const { length } = text.trimEnd();
  const close = length > 0 && ")]".includes(text.charAt(length - 1)) ? length - 1 : length;
  let open = -1;
  for (let at = close - 1; at >= 0 && !")]".includes(text.charAt(at)); at--)
    if ("([".includes(text.charAt(at))) open = at;
  return open < 0 ? undefined : [open, close];
}

/** A text with a remark in brackets at its end, read without it: "Owerri West (Umuguma)". */
export function withoutBrackets(text: string): string | undefined {
  const [open = 0] = bracketsAtEnd(text) ?? [];
  return text.slice(0, open).trimEnd() || undefined;
}

/** The text in brackets at the end; nothing where there are none. */
export function inBrackets(text: string): string {
  const [open = 0, close = 0] = bracketsAtEnd(text) ?? [];
  return text.slice(open + 1, close);
}

/** A name, and what stands behind it in brackets or after its last comma: "Ikeja (Lagos)", "Ikeja, Lagos". */
export function remarkOf(
  text: string,
): readonly [name: string, remark: string, inBrackets: boolean] | undefined {
  const outside = withoutBrackets(text);
  if (outside !== undefined) return [outside, inBrackets(text), true];
  const comma = text.lastIndexOf(",");
  return comma < 1 ? undefined : [text.slice(0, comma), text.slice(comma + 1), false];
}

/** What parts the names of which a name is made: a slash, a comma, an ampersand, brackets, "and". */
const BETWEEN = /\s*(?:[/\\,&;()[\]+]|\band\b|\s[-–]\s)\s*/i;
const MAY_DIVIDE = /[/\\,&;()[\]+–]| - |and/i;

/** No name has more: a text that has is a list, or a sentence. */
const MAX_PARTS = 12;

/** The parts of a name; none if it has only one, or more than any name. */
export function partsOf(text: string): readonly string[] {
  if (!MAY_DIVIDE.test(text)) return [];
  const parts = text.split(BETWEEN).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.length > 1 && parts.length <= MAX_PARTS ? parts : [];
}

/** "1. Aba North", "(2) Zenith Bank", "01 / ABIA": the number of a row stands before its name. */
const NUMBERING = /^\s*\(?\d{1,3}(?:[.)]\s+(?=[\p{L}\d])|(?:[.)]|\s?\/\s?|\s[-–]\s)(?=\p{L}))/u;

/** A text without the number of its row. Not for wards: "2. Ikoyi" may be the second ward of the name. */
export const withoutNumbering = (text: string): string =>
  // A digit, or what is before the letters.
  text.charCodeAt(0) < 65 ? text.replace(NUMBERING, "") : text;

const REMARKS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  "state|lga|nigeria|ng|bank|plc|ltd|limited|non interest|non interest bank|commercial|commercial bank".split(
    "|",
  ),
);

/**
 * The record of a name with a remark in brackets at its end, or after a comma: "Federal Capital Territory (FCT)" has
 * its other name there, "Lagos State, Nigeria" and "Jaiz (non-interest)" what it is, "Access Bank Plc (Diamond Bank)"
 * what became a part of it. Undefined where the brackets name another, or nobody knows what they say: "UBA (Ghana)".
 *
 * @param isPart whether the one in brackets became a part of the one before them.
 */
export function findBracketed<T>(
  text: string,
  find: (name: string) => T | undefined,
  isPart: (within: T, before: T) => boolean = () => false,
): T | undefined {
  const [outside = "", inside = "", isInBrackets = false] = remarkOf(text) ?? [];
  const before = outside === "" || (!isInBrackets && !REMARKS.has(fold(inside))) ? undefined : find(outside);
  if (before === undefined) return undefined;
  const within = find(inside);
  if (within === undefined) return REMARKS.has(fold(inside)) ? before : undefined;
  return within === before ? before : isPart(within, before) ? within : undefined;
}
