const SMALL: ReadonlySet<string> = new Set(
  "of the and in at by to for on from with via".toUpperCase().split(" "),
);

const ROMAN = /^(?=.)(?:LX{0,3}|XL|X{1,3}|)(?:IX|IV|V?I{0,4})$|^III?[A-E]$/;

const ORDINAL = /^(\d*(?:1ST|2ND|3RD|\dTH|11TH|12TH|13TH))$/;

const HOUSE = /^(?!AT|BY|GO|IN|NO|OF|ON|TO|UP)[A-Z]{2} \d+[A-Z]? [A-Z]/;

/** `L` is a letter, and `LI` a name, but as a numeral at the end. */
const isRoman = (word: string, isLast: boolean): boolean =>
  ROMAN.test(word) && word !== "L" && (word !== "LI" || isLast);

const title = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

/**
 * A text in capitals in readable case: words begin with a capital, and initials, numerals and acronyms are in
 * capitals.
 *
 * @param written how some words are written, by the word in capitals: `FCDA` as `FCDA`, `SCH` as `Sch`.
 */
export function readableCase(text: string, written: ReadonlyMap<string, string>): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word, at: number) => {
    const before = text.charAt(at - 1);
    const known = written.get(word);
    if (before === "'" && /[\p{L}.]/u.test(text.charAt(at - 2))) {
      // N'OBOLLO and O'CONNOR begin anew; KUCHA'A and MARY'S do not.
      const isPrefix = !/[\p{L}']/u.test(text.charAt(at - 3)) && word.length > 2;
      return isPrefix ? title(word) : word.toLowerCase();
    }
    if (known !== undefined) return known;
    if (ORDINAL.test(word)) return word.toLowerCase();
    if (/\d/.test(word) || word.length === 1) return word;
    if (isRoman(word, at + word.length >= text.replace(/[).\s]+$/, "").length)) return word;
    // In some towns two letters and a number are a house: AB 11 LAGOS STREET.
    if (/^(?:|.*[/&(] ?)$/.test(text.slice(0, at)) && HOUSE.test(text.slice(at))) return word;
    if (SMALL.has(word) && before === " ") return word.toLowerCase();
    return /[AEIOUY\u0080-\uffff]/.test(word) ? title(word) : word;
  });
}
