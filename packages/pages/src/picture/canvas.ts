import type { Box, Ring } from "../map/path.ts";

/** A picture in which each pixel has the number of what is there; 0 is nothing. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint16Array;
}

export const createCanvas = (width: number, height: number): Canvas => ({
  width,
  height,
  pixels: new Uint16Array(width * height),
});

/**
 * Gives the pixels whose middle is inside the rings a number, line by line: a place is inside if an odd
 * number of edges is to its left.
 *
 * @param box the part of the map that the canvas shows
 */
export function fill(
  { width, height, pixels }: Canvas,
  rings: readonly Ring[],
  box: Box,
  value: number,
): void {
  const [perX, perY] = [width / box.width, height / box.height];
  const crossings = new Map<number, number[]>();
  for (const ring of rings) {
    let [fromX, fromY] = ring.at(-1) as readonly [number, number];
    for (const [toX, toY] of ring) {
      const [x0, y0] = [(fromX - box.x) * perX, (fromY - box.y) * perY];
      const [x1, y1] = [(toX - box.x) * perX, (toY - box.y) * perY];
      [fromX, fromY] = [toX, toY];
      const first = Math.max(0, Math.ceil(Math.min(y0, y1) - 0.5));
      const last = Math.min(height, Math.ceil(Math.max(y0, y1) - 0.5));
      for (let row = first; row < last; row++) {
        const at = x0 + ((row + 0.5 - y0) / (y1 - y0)) * (x1 - x0);
        const line = crossings.get(row);
        if (line === undefined) crossings.set(row, [at]);
        else line.push(at);
      }
    }
  }
  for (const [row, line] of crossings) {
    line.sort((a, b) => a - b);
    for (let at = 0; at + 1 < line.length; at += 2) {
      const from = Math.max(0, Math.ceil((line[at] as number) - 0.5));
      const to = Math.min(width, Math.ceil((line[at + 1] as number) - 0.5));
      if (from < to) pixels.fill(value, row * width + from, row * width + to);
    }
  }
}
