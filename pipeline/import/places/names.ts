/**
 * A printed name tidied: only spacing and punctuation change, never a letter.
 * What needs judgement (abbreviations, numbers, a missing bracket) stands in the reviewed list instead.
 */
export const tidyName = (printed: string): string =>
  printed
    .replace(/["“”]|''/g, "'")
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/\s*([/-])\s*/g, "$1")
    .replace(/\.(?=\p{L}{2})/gu, ". ")
    .replace(/\s+/g, " ")
    .trim();
