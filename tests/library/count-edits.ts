/**
 * Damerau-Levenshtein distance after Lowrance and Wagner (1975), without limits on what is edited twice: slow
 * and plain, for tests to compare with.
 */
export function countEdits(left: string, right: string): number {
  const far = left.length + right.length;
  const table = Array.from({ length: left.length + 2 }, () => new Array<number>(right.length + 2).fill(far));
  const at = (row: number, column: number): number => table[row + 1]?.[column + 1] ?? far;
  const set = (row: number, column: number, edits: number): void => {
    (table[row + 1] as number[])[column + 1] = edits;
  };
  for (let row = 0; row <= left.length; row++) set(row, 0, row);
  for (let column = 0; column <= right.length; column++) set(0, column, column);
  const lastRow = new Map<string, number>();
  for (let row = 1; row <= left.length; row++) {
    let lastColumn = 0;
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      const swapRow = lastRow.get(right.charAt(column - 1)) ?? 0;
      const swap =
        swapRow > 0 && lastColumn > 0
          ? at(swapRow - 1, lastColumn - 1) + (row - swapRow - 1) + 1 + (column - lastColumn - 1)
          : far;
      set(
        row,
        column,
        Math.min(
          at(row - 1, column - 1) + (same ? 0 : 1),
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          swap,
        ),
      );
      if (same) lastColumn = column;
    }
    lastRow.set(left.charAt(row - 1), row);
  }
  return at(left.length, right.length);
}
