/** The words of an attribute, with spaces or commas between them. */
export const wordsOf = (value: string | null): string[] =>
  (value ?? "").split(/[\s,]+/).filter((word) => word !== "");
