import type { Borders } from "./read-lines.ts";

/**
 * The rectangle around each arc, in millionths of a degree: west, south, east, north, four numbers an arc.
 */
export function boxesOfArcs({ arcs, first, lons, lats }: Borders): Int32Array {
  const boxes = new Int32Array(4 * arcs);
  for (let arc = 0; arc < arcs; arc++) {
    const from = first[arc] as number;
    const to = first[arc + 1] as number;
    let west = lons[from] as number;
    let south = lats[from] as number;
    let east = west;
    let north = south;
    for (let index = from + 1; index < to; index++) {
      const lon = lons[index] as number;
      const lat = lats[index] as number;
      if (lon < west) west = lon;
      else if (lon > east) east = lon;
      if (lat < south) south = lat;
      else if (lat > north) north = lat;
    }
    const box = 4 * arc;
    boxes[box] = west;
    boxes[box + 1] = south;
    boxes[box + 2] = east;
    boxes[box + 3] = north;
  }
  return boxes;
}
