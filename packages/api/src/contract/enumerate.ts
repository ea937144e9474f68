/** Lists in sentences. */

const enumerate = (items: readonly string[], word: string): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;

/** `a`, `a and b`, `a, b and c`. */
export const withAnd = (items: readonly string[]): string => enumerate(items, "and");

/** `a`, `a or b`, `a, b or c`. */
export const withOr = (items: readonly string[]): string => enumerate(items, "or");
