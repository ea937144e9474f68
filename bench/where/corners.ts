import { topologyOf } from "naijaref/boundaries";

type Position = readonly [x: number, y: number];

const METRES_OF_A_DEGREE = 111_195;

/**
 * How far each corner of the border lines is from the straight line between the corners before and after it,
 * in metres: how small a bend the source left in.
 */
export function bendsOfCorners(): readonly number[] {
  const topology = topologyOf({ of: "lgas", detail: "full" });
  if (!topology.ok) throw new Error(topology.reason);
  const { arcs, transform } = topology.value;
  return arcs.flatMap((steps) => {
    let [x, y] = [0, 0];
    const positions = steps.map(([dx = 0, dy = 0]): Position => {
      x += dx;
      y += dy;
      return inMetres(
        x * transform.scale[0] + transform.translate[0],
        y * transform.scale[1] + transform.translate[1],
      );
    });
    return positions
      .slice(2)
      .map((after, at) => distance(positions[at] as Position, positions[at + 1] as Position, after));
  });
}

const inMetres = (lon: number, lat: number): Position => [
  lon * METRES_OF_A_DEGREE * Math.cos((lat * Math.PI) / 180),
  lat * METRES_OF_A_DEGREE,
];

/** Of a corner, from the line between the ones before and after. */
function distance([x0, y0]: Position, [x, y]: Position, [x1, y1]: Position): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const along = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1);
  const within = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x0 - within * dx, y - y0 - within * dy);
}
