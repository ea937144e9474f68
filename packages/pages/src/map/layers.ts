import { layer as federalConstituencies } from "../generated/map/federal-constituencies.ts";
import { layer as lgas } from "../generated/map/lgas.ts";
import { layer as senatorialDistricts } from "../generated/map/senatorial-districts.ts";
import { layer as states } from "../generated/map/states.ts";
import { type Layer, type LayerName, scaleProjection, scaleText } from "./layer.ts";
import { readPath, ringsPath, scaleRings } from "./path.ts";

/** Every map of the country as it is drawn whole: 1,100 to 2,000 units wide. */
export const COUNTRY_LAYERS: Readonly<Record<LayerName, () => Layer>> = {
  states: () => states,
  senatorial_districts: () => senatorialDistricts,
  lgas: once(() => scaled(lgas, 1 / 7)),
  federal_constituencies: once(() => scaled(federalConstituencies, 1 / 2)),
};

/** The LGAs with all their corners, for the map of a state or of a record. */
export { layer as detailedLgas } from "../generated/map/lgas.ts";

/** A layer on a grid that is coarser, so that the map of the whole country is small to send. */
function scaled({ width, height, projection, shapes, waters }: Layer, factor: number): Layer {
  const smaller = (path: string): string => ringsPath(scaleRings(readPath(path), factor));
  return {
    width: Math.ceil(width * factor),
    height: Math.ceil(height * factor),
    projection: scaleProjection(projection, factor),
    shapes: shapes.map((one) => ({ ...one, path: smaller(one.path), name: scaleText(one.name, factor) })),
    waters: waters.map((water) => ({ ...water, path: smaller(water.path) })),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
