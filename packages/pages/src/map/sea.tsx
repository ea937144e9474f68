import { around } from "../generated/map/around.ts";
import { detailedLgas, type Projection, type Water } from "./layer.ts";
import { type Box, boxOf, doOverlap, type Ring, ringsPath, ringsWithin, scaleRings } from "./path.ts";

interface Land {
  readonly ring: Ring;
  readonly box: Box;
}

let land: readonly Land[] | undefined;

/** The land of the neighbouring countries, in units of the map of LGAs. */
export function landAround(): readonly Land[] {
  land ??= around.map((path) => {
    const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
    const ring = Array.from(
      { length: numbers.length / 2 },
      (_, at) => [numbers[2 * at] as number, numbers[2 * at + 1] as number] as const,
    );
    return { ring, box: boxOf([ring]) };
  });
  return land;
}

/** What is around the country: the sea, and on it the land of its neighbours, which has no link. */
export function Sea({ box, projection }: { readonly box: Box; readonly projection: Projection }) {
  const factor = projection.perLon / detailedLgas.projection.perLon;
  const { x, y, width, height } = box;
  const seen = { x: x / factor, y: y / factor, width: width / factor, height: height / factor };
  const rings = landAround().flatMap((one) => (doOverlap(one.box, seen) ? [one.ring] : []));
  const path = ringsPath(ringsWithin(scaleRings(rings, factor), box));
  return (
    <>
      <rect class="sea" x={x} y={y} width={width} height={height} />
      {path !== "" && <path class="abroad" d={path} />}
    </>
  );
}

/** Water inside the country, so that it does not look like a hole. */
export const Waters = ({ waters }: { readonly waters: readonly Water[] }) => (
  <>
    {waters.map(({ stateCode, path }) => (
      <path key={stateCode} class="water" d={path} />
    ))}
  </>
);
