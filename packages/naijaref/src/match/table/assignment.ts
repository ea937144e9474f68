/**
 * Gives each row at most one column so that the sum of what it costs is least (the Hungarian method, with
 * potentials).
 *
 * @param costs of each row and column; Infinity where they may not be together.
 * @returns the column of each row, or -1.
 */
export function assign(costs: readonly (readonly number[])[]): number[] {
  const rows = costs.length;
  const columns = Math.max(0, ...costs.map((row) => row.length));
  // Each row may also stay alone, at more than any pair costs: a column of its own stands for that.
  const alone = 1 + 2 * Math.max(0, ...costs.flat().filter(Number.isFinite));
  const width = columns + rows;
  const costOf = (row: number, column: number): number => {
    if (column >= columns) return column - columns === row ? alone : NEVER;
    const cost = costs[row]?.[column] ?? NEVER;
    return Number.isFinite(cost) ? cost : NEVER;
  };
  const rowPotential = new Float64Array(rows + 1);
  const columnPotential = new Float64Array(width + 1);
  const rowOf = new Int32Array(width + 1);
  const from = new Int32Array(width + 1);
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row;
    const least = new Float64Array(width + 1).fill(Number.POSITIVE_INFINITY);
    const used = new Uint8Array(width + 1);
    let column = 0;
    do {
      used[column] = 1;
      const current = rowOf[column] as number;
      let delta = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= width; other++) {
        if (used[other] === 1) continue;
        const reduced =
          costOf(current - 1, other - 1) -
          (rowPotential[current] as number) -
          (columnPotential[other] as number);
        if (reduced < (least[other] as number)) {
          least[other] = reduced;
          from[other] = column;
        }
        if ((least[other] as number) < delta) {
          delta = least[other] as number;
          next = other;
        }
      }
      for (let other = 0; other <= width; other++) {
        if (used[other] === 1) {
          rowPotential[rowOf[other] as number] = (rowPotential[rowOf[other] as number] as number) + delta;
          columnPotential[other] = (columnPotential[other] as number) - delta;
        } else least[other] = (least[other] as number) - delta;
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const previous = from[column] as number;
      rowOf[column] = rowOf[previous] as number;
      column = previous;
    }
  }
  const assigned = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= columns; column++) {
    const row = rowOf[column] as number;
    if (row > 0 && costOf(row - 1, column - 1) < NEVER) assigned[row - 1] = column - 1;
  }
  return assigned;
}

/** Costs more than all pairs together. */
const NEVER = 1e6;
