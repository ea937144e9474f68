/** Three letters or more, each with a blank or a full stop after it. */
const APART =
  /(?<![A-Z.&'/-])(?<!(?<![A-Z])[A-Z]\.? )(?<![A-Z.] (?=[IVX]))[A-Z](?:\. ?| )(?:[A-Z](?:\. ?| ))+[A-Z](?![A-Z0-9'/&-])\.?/g;

/**
 * Letters that already are an abbreviation, or that are said twice: what stands beside them is another word.
 *
 */
const COMPLETE = /[A-Z]\.[A-Z]\.[A-Z]|^(.*[A-Z])\.? \1$/;

/**
 * The letters of an abbreviation, written together: G S S is G.S.S., and A. U. D. is A.U.D. A numeral before
 * or after them stays apart, as in C.P.S. I, and so do the initials of persons, which are two.
 */
export function joinLetters(text: string): string {
  if (!/(?<![A-Z])[A-Z]\.? [A-Z](?![A-Z])/.test(text)) return text;
  return text.replace(APART, (found) => {
    const [, letters = "", numeral = ""] = /^(.*?)((?:\.? I| [VX]\.?)*\.?)$/.exec(found) ?? [];
    const names = letters.match(/[A-Z]/g) ?? [];
    if (names.length < 3 || !/[A-Z]\.? [A-Z]/.test(letters) || COMPLETE.test(letters)) return found;
    if (!letters.includes(".")) return `${names.join(".")}.${numeral.replace(/^\./, "")}`;
    return letters.replaceAll(" ", "") + numeral;
  });
}
