/**
 * How many columns of a terminal a text takes, if all letters are of alphabets: marks over letters take none.
 */
export const widthOf = (text: string): number => [...text.replaceAll(/\p{M}/gu, "")].length;

/** A text of at most `width` columns: what is cut off ends in an ellipsis. */
export const cut = (text: string, width: number): string =>
  widthOf(text) <= width ? text : `${[...text].slice(0, Math.max(0, width - 1)).join("")}…`;

export const fill = (text: string, width: number): string =>
  text + " ".repeat(Math.max(0, width - widthOf(text)));

/**
 * Control characters would be commands to the terminal, and those that turn the direction of the text (UAX 9)
 * would show other letters than are there.
 */
export const withoutControls = (text: string): string => text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, "�");
