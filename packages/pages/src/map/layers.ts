import { layer as federalConstituencies } from "../generated/map/federal-constituencies.ts";
import { layer as lgas } from "../generated/map/lgas.ts";
import { layer as senatorialDistricts } from "../generated/map/senatorial-districts.ts";
import { layer as states } from "../generated/map/states.ts";
import type { Layer, LayerName, PlacedText } from "./layer.ts";
import { coarsen, readPath, ringsPath } from "./path.ts";

/** Every map of the country as it is drawn whole: 1,300 to 2,000 units wide. */
export const COUNTRY_LAYERS: Readonly<Record<LayerName, () => Layer>> = {
  states: () => states,
  senatorial_districts: () => senatorialDistricts,
  lgas: once(() => coarser(lgas, 6)),
  federal_constituencies: once(() => coarser(federalConstituencies, 2)),
};

/** The LGAs with all their corners, for the map of a state or of a record. */
export { layer as detailedLgas } from "../generated/map/lgas.ts";

/** A layer on a grid that is coarser, so that the map of the whole country is small to send. */
function coarser(layer: Layer, factor: number): Layer {
  const smaller = (path: string): string => ringsPath(coarsen(readPath(path), factor));
  const nearer = ({ lines, x, y, size }: PlacedText): PlacedText => ({
    lines,
    x: Math.round(x / factor),
    y: Math.round(y / factor),
    // Rounding moves a border by half a unit at most, and the text too.
    size: Math.max(0, size / factor - 2),
  });
  return {
    width: Math.ceil(layer.width / factor),
    height: Math.ceil(layer.height / factor),
    projection: {
      ...layer.projection,
      perLon: layer.projection.perLon / factor,
      perLat: layer.projection.perLat / factor,
    },
    shapes: layer.shapes.map((shape) => ({ ...shape, path: smaller(shape.path), name: nearer(shape.name) })),
    waters: layer.waters.map((water) => ({ ...water, path: smaller(water.path) })),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
