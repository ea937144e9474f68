/**
 * The side of a cell: a tenth of a degree, about 11 km. Half of the cells are inside one face, the others
 * have few lines.
 */
export const CELL = 100_000;

/** The cells around the country. The south-western corner is in millionths of a degree. */
export interface Frame {
  readonly west: number;
  readonly south: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * The frame of arcs in these rectangles. There is a cell more on each side, so that the first cell of each
 * row is outside the country.
 */
export function frameAround(boxes: Int32Array): Frame {
  const edge = (side: number, further: (a: number, b: number) => number): number => {
    let furthest = boxes[side] as number;
    for (let box = side; box < boxes.length; box += 4) furthest = further(furthest, boxes[box] as number);
    return furthest;
  };
  const west = (Math.floor(edge(0, Math.min) / CELL) - 1) * CELL;
  const south = (Math.floor(edge(1, Math.min) / CELL) - 1) * CELL;
  return {
    west,
    south,
    columns: Math.floor((edge(2, Math.max) - west) / CELL) + 2,
    rows: Math.floor((edge(3, Math.max) - south) / CELL) + 2,
  };
}
