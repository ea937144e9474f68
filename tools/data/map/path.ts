import type { Spot } from "./grid.ts";
import type { Ring } from "./regions.ts";

/** Rings as the `d` of an SVG path: whole numbers, each place as the difference from the one before. */
export const pathOf = (rings: readonly Ring[]): string => rings.map(ringPath).join("");

function ringPath(ring: Ring): string {
  const [first = [0, 0] as Spot, ...rest] = ring;
  const steps = rest.map(([x, y], at) => {
    const [lastX, lastY] = ring[at] as Spot;
    return `${x - lastX} ${y - lastY}`;
  });
  return `M${first[0]} ${first[1]}l${steps.join(" ")}z`.replaceAll(" -", "-");
}
