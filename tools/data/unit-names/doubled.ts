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
