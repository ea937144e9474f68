import { isSame, type Step } from "./topology.ts";

/** A line between two positions of an arc that follow each other. */
export interface Line {
  readonly arc: number;
  readonly from: Step;
  readonly to: Step;
}

/** A tenth of a degree: few lines are longer, and few share a cell of this size. */
const CELL = 10_000;

const cellsBetween = (a: number, b: number, size: number): number[] => {
  const first = Math.floor(Math.min(a, b) / size);
  return Array.from({ length: Math.floor(Math.max(a, b) / size) - first + 1 }, (_, at) => first + at);
};

/** Lines by the cells that they may enter. */
function byCell(lines: readonly Line[], size: number): ReadonlyMap<string, readonly Line[]> {
  const cells = new Map<string, Line[]>();
  for (const line of lines) {
    for (const column of cellsBetween(line.from[0], line.to[0], size)) {
      for (const row of cellsBetween(line.from[1], line.to[1], size)) {
        const key = `${column},${row}`;
        const cell = cells.get(key);
        if (cell === undefined) cells.set(key, [line]);
        else cell.push(line);
      }
    }
  }
  return cells;
}

/**
 * On which side of the way from `a` to `b` a position is: 1 left, -1 right, 0 on it. Exact: all are whole
 * numbers.
 */
const sideOf = ([ax, ay]: Step, [bx, by]: Step, [x, y]: Step): number =>
  Math.sign((bx - ax) * (y - ay) - (x - ax) * (by - ay));

const isBeside = ({ from, to }: Line, [x, y]: Step): boolean =>
  x >= Math.min(from[0], to[0]) &&
  x <= Math.max(from[0], to[0]) &&
  y >= Math.min(from[1], to[1]) &&
  y <= Math.max(from[1], to[1]);

const passes = (line: Line, position: Step): boolean =>
  !isSame(line.from, position) &&
  !isSame(line.to, position) &&
  isBeside(line, position) &&
  sideOf(line.from, line.to, position) === 0;

const areApartOn = (axis: 0 | 1, a: Line, b: Line): boolean =>
  Math.max(a.from[axis], a.to[axis]) < Math.min(b.from[axis], b.to[axis]) ||
  Math.max(b.from[axis], b.to[axis]) < Math.min(a.from[axis], a.to[axis]);

export function cross(a: Line, b: Line): boolean {
  if (areApartOn(0, a, b) || areApartOn(1, a, b)) return false;
  if ((isSame(a.from, b.from) && isSame(a.to, b.to)) || (isSame(a.from, b.to) && isSame(a.to, b.from)))
    return true;
  if (passes(a, b.from) || passes(a, b.to) || passes(b, a.from) || passes(b, a.to)) return true;
  return (
    sideOf(a.from, a.to, b.from) * sideOf(a.from, a.to, b.to) < 0 &&
    sideOf(b.from, b.to, a.from) * sideOf(b.from, b.to, a.to) < 0
  );
}

const linesOf = (arcs: readonly (readonly Step[])[]): Line[] =>
  arcs.flatMap((positions, arc) =>
    positions.slice(1).map((to, at): Line => ({ arc, from: positions[at] ?? to, to })),
  );

/**
 * The pairs of lines that cross, or that meet elsewhere than at their ends.
 *
 * @param size the side of the cells in which lines are compared: as long as most of them.
 */
export function crossingsOf(
  arcs: readonly (readonly Step[])[],
  size: number = CELL,
): readonly (readonly [Line, Line])[] {
  return [...byCell(linesOf(arcs), size).values()].flatMap((lines) =>
    lines.flatMap((a, at) => lines.slice(at + 1).flatMap((b) => (cross(a, b) ? [[a, b] as const] : []))),
  );
}
