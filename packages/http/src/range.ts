/** A part of a file, by its first and last byte. */
export interface Part {
  readonly first: number;
  readonly last: number;
}

/**
 * One range of bytes. For several ranges, and for a field that cannot be read, RFC 9110, 14.2 allows the
 * whole file.
 */
const ONE_RANGE = /^bytes=[ \t]*([0-9]{0,15})-([0-9]{0,15})[ \t]*$/i;

/**
 * The part that a Range field asks for (RFC 9110, 14.1.2).
 *
 * @returns undefined if the whole file is to be sent; "unsatisfiable" if the part is behind the end.
 */
export function readRange(field: string, length: number): Part | "unsatisfiable" | undefined {
  const [, from, to] = ONE_RANGE.exec(field) ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  if (from === "") {
    const wanted = Number(to);
    return wanted === 0 || length === 0
      ? "unsatisfiable"
      : { first: Math.max(0, length - wanted), last: length - 1 };
  }
  const first = Number(from);
  if (to !== "" && Number(to) < first) return undefined;
  if (first >= length) return "unsatisfiable";
  return { first, last: to === "" ? length - 1 : Math.min(Number(to), length - 1) };
}
