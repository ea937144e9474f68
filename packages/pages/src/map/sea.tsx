import { around } from "../generated/map/around.ts";
import { detailedLgas, type Projection, type Water } from "./layer.ts";
import { type Box, type Drawn, doOverlap, drawnOf, ringsPath, ringsWithin, scaleRings } from "./path.ts";

let land: readonly Drawn[] | undefined;

/** The land of the neighbouring countries, in units of the map of LGAs. */
export function landAround(): readonly Drawn[] {
  land ??= around.map(drawnOf);
  return land;
}

/** What is around the country: the sea, and on it the land of its neighbours, which has no link. */
export function Sea({ box, projection }: { readonly box: Box; readonly projection: Projection }) {
  const factor = projection.perLon / detailedLgas.projection.perLon;
  const { x, y, width, height } = box;
  const seen = { x: x / factor, y: y / factor, width: width / factor, height: height / factor };
  const rings = landAround().flatMap((one) => (doOverlap(one.box, seen) ? one.rings : []));
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
