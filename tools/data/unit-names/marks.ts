type Replacement = readonly [pattern: RegExp, by: string | ((found: string) => string)];

/** Marks that belong to no name, and those that stand for another. */
const EXCHANGED: readonly Replacement[] = [
  [/[“”]/g, '"'],
  [/[‘’`]/g, "'"],
  [/(?<=[A-Z])[[{](?=[A-Z])/g, ""],
  [/[[{]/g, "("],
  [/[\]}]/g, ")"],
  [/(?<=[A-Z])_(?=[A-Z])/g, "-"],
  [/[\\_|~^*<>?]+/g, " "],
  [/''+/g, "'"],
  [/""+/g, '"'],
  [/(?<=[A-Z]);(?=S(?![A-Z]))/g, "'"],
  [/(?<=[A-Z])"(?=[ST](?![A-Z]))/g, "'"],
  [/(?<![A-Z])' ?([A-Z]) ?'(?=[A-Z ])/g, "'$1'"],
  [/ ' ?(?=\/)| ' (?!S)/g, " "],
  // PAUL' S, PAUL 'S and PAUL ' S are PAUL'S; 'S' is a letter in quotes.
  [/([A-Z])(?: '| ' |' )S(?![A-Z'])/g, "$1'S"],
  // MARINA'A' is MARINA 'A'.
  [/(?<=[A-Z]{3})(?=(['"])[A-Z]\1)/g, " "],
  [/(?<=[A-Z]{2})& ?(?=[A-Z])|(?<=[A-Z] ?)&(?=[A-Z]{2})/g, " & "],
  // A mark before a hyphen, and several marks that part, are one; a slash outlives commas.
  [/[,/;:]\s*(?=-)/g, " "],
  [/[,/;:](?:\s*[,/;:])+/g, (marks) => (marks.includes("/") ? " / " : marks.charAt(0))],
  [/(?<=[,/;:])\s*\.(?=\s*[A-Z0-9])/g, ""],
  [/-(?:\s*[,/;:-])+/g, "-"],
  [/\.(?:\s*\.)+/g, "."],
];

/** Blanks around marks, as in a sentence. */
const SPACED: readonly Replacement[] = [
  [/\s+/g, " "],
  [/ ?([,;]|:(?!\d)) ?/g, "$1 "],
  [/ \./g, "."],
  [/(?<=\d)\.(?=[A-Z]{2})/g, ". "],
  // PRI.SCH. is PRI. SCH. and L.E.A.SCHOOL is L.E.A. SCHOOL; the letters of R.C.M. and K.GIDAN stay together.
  [/([A-Z]{2,}\.)(?=[A-Z])|(\.[A-Z]\.)(?=[A-Z]{2})/g, "$1$2 "],
  [/(?<![/(-])\s*\(\s*/g, " ("],
  [/\(\s+/g, "("],
  [/\s*\)\s*(?=[\p{L}\p{N}("'&@])/gu, ") "],
  [/\s+\)/g, ")"],
  [/ ([-/]) ?|([-/]) /g, " $1$2 "],
  [/\s+/g, " "],
];

const replaceAll = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce((made, [pattern, by]) => made.replace(pattern, by as string), text);

/** Closes brackets that are open, and leaves out those that close none. */
function balance(text: string): string {
  let open = 0;
  const kept = text.replace(/[()]/g, (bracket) => {
    if (bracket === "(") open++;
    else if (open === 0) return " ";
    else open--;
    return bracket;
  });
  const unopened = /^\(*/.exec(kept)?.[0].length ?? 0;
  const dropped = Math.min(open, unopened);
  return kept.slice(dropped).trimEnd() + ")".repeat(open - dropped);
}

/** A quote at an edge that has no other half. In Hausa, 'Y at the beginning of a word is a letter. */
function dropLoneQuote(text: string): string {
  const quotes = text.match(/(?<![A-Z])'|'(?![A-Z])/g)?.length ?? 0;
  const lone = quotes === 1 ? text.replace(/^'(?!Y)|(?<!S)'$/, "") : text;
  return (lone.match(/"/g)?.length ?? 0) % 2 === 1 ? lone.replace(/^"|"$/, "") : lone;
}

/** Words with one blank between them have nothing to tidy. */
const PLAIN = /^[A-Z0-9]+(?: [A-Z0-9]+)*$/;

/** A text in capitals with its marks and blanks as in a sentence. */
export function tidyMarks(text: string): string {
  if (PLAIN.test(text)) return text;
  const spaced = replaceAll(balance(replaceAll(text, EXCHANGED)), SPACED).replace(/\(\)/g, "");
  return dropLoneQuote(spaced.replace(/^[\s,;:/.-]+|[\s,;:/-]+$/g, ""))
    .replace(/ {2,}/g, " ")
    .trim();
}

const key = (text: string): string => text.replace(/[^A-Z0-9]+/g, "");

/** How many marks part a text; a hyphen inside a word is none. */
const marksIn = (text: string): number => text.match(/[/&]| - /g)?.length ?? 0;

const ONE = String.raw`(?:[IVXL]+|\d+|['"][A-Z]['"]|[A-F]|G/H)`;

/** What one half may have more than the other: a numeral, a letter or several. */
const NUMERAL = new RegExp(`(?<=[A-Z.'")]) (?:- ?)?${ONE}(?:(?:, ?| ?& ?| AND )${ONE})*\\.?$`);

/**
 * A name that says the same twice, said once: KURFI, KURFI is KURFI. If only one half has a numeral, that one
 * stays: RAILWAY QUARTERS - RAILWAY QUARTERS I is RAILWAY QUARTERS I.
 */
export function sayOnce(text: string): string {
  if (GENERIC.test(text)) return text.replace(GENERIC, "$1");
  // Nearly no name begins again.
  const letters = key(text);
  if (!letters.includes(letters.slice(0, 3), 1)) return text;
  const once = half(text);
  return once === text ? text : sayOnce(once);
}

/** SCHOOL, SCHOOL at the end of a longer name. */
const GENERIC = /\b(PRIMARY SCHOOL|PRI\. SCH\.), \1$/;

function half(text: string): string {
  for (const { index, 0: mark } of text.matchAll(/ ?[,/;:(-] ?|\. | /g)) {
    const left = text.slice(0, index);
    const rest = text.slice(index + mark.length);
    const right = (mark.includes("(") ? rest.replace(/\)$/, "") : rest).replace(/^[ ,/;:-]+/, "");
    // Two equal words without a mark between them may be one name.
    if (mark === " " && !left.includes(" ")) continue;
    if (key(left) === "") continue;
    if (key(left) === key(right)) return marksIn(left) > marksIn(right) ? right : left;
    if (mark === " " && !/[A-Z] [A-Z.']+$|[A-Z] [IVX]+$/.test(left)) continue;
    const [plainLeft, plainRight] = [left.replace(NUMERAL, ""), right.replace(NUMERAL, "")];
    if (key(plainLeft) !== key(plainRight) || key(plainLeft) === "") continue;
    if (plainLeft === left) return right;
    if (plainRight === right) return left;
  }
  return text;
}
