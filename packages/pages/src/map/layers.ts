import { layer as federalConstituencies } from "../generated/map/federal-constituencies.ts";
import { layer as lgas } from "../generated/map/lgas.ts";
import { layer as senatorialDistricts } from "../generated/map/senatorial-districts.ts";
import { layer as states } from "../generated/map/states.ts";
import type { Layer, LayerName } from "./layer.ts";

/** Every map of the country as it is drawn whole: 1,100 to 2,000 units wide. Each is read when it is used. */
export const COUNTRY_LAYERS: Readonly<Record<LayerName, () => Layer>> = {
  states: () => states,
  senatorial_districts: () => senatorialDistricts,
  lgas: () => lgas,
  federal_constituencies: () => federalConstituencies,
};

/** The LGAs with all their corners, for the map of a state or of a record. */
export { layer as detailedLgas } from "../generated/map/detailed-lgas.ts";
