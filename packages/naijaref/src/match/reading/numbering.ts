/** "1. Aba North", "(2) Zenith Bank": the number of a row stands before its name. */
const NUMBERING = /^\s*\(?\d{1,3}(?:[.)]\s+(?=[\p{L}\d])|[.)](?=\p{L}))/u;

/**
 * A text without the number of its row. It is not for wards: "2. Ikoyi" may be the second ward of the name.
 */
export const withoutNumbering = (text: string): string => text.replace(NUMBERING, "");
