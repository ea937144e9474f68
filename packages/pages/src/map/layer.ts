import { layer as federalConstituencies } from "../generated/map/federal-constituencies.ts";
import { layer as lgas } from "../generated/map/lgas.ts";
import { layer as senatorialDistricts } from "../generated/map/senatorial-districts.ts";
import { layer as states } from "../generated/map/states.ts";

/**
 * A map of the country, in whole units from west to east and from north to south: `drawn/` has each.
 */
export interface Layer {
  readonly width: number;
  readonly height: number;
  readonly projection: Projection;
  readonly shapes: readonly Shape[];
  /** Water that is in a state but in none of its LGAs; none on the map of states, where it is its state's. */
  readonly waters: readonly Water[];
  /** The lines between states and around the country, as the `d` of an SVG path; on its map of states none. */
  readonly lines?: string;
}

export interface Water {
  readonly stateCode: string;
  /** The `d` of an SVG path. */
  readonly path: string;
}

/** What turns degrees into units: `x = (lon - west) * perLon`, `y = (north - lat) * perLat`. */
export interface Projection {
  readonly west: number;
  readonly north: number;
  readonly perLon: number;
  readonly perLat: number;
}

export interface Shape {
  /**
   * The code of the record; of constituencies that divide an LGA between them, their codes with `|` between
   * them.
   */
  readonly code: string;
  /** The `d` of an SVG path. */
  readonly path: string;
  /** From 0; no two neighbours have the same. */
  readonly hue: number;
  /** Its name where it can be written largest. */
  readonly name: PlacedText;
  /** Its code of two letters, of states. */
  readonly short?: PlacedText;
}

/** A text where it is as large as it can be without leaving its shape. */
export interface PlacedText {
  readonly lines: readonly string[];
  /** The middle of the text. */
  readonly x: number;
  readonly y: number;
  /** The size of the letters at which the text just fits, in units of the map. */
  readonly size: number;
}

export const LAYER_NAMES = ["states", "lgas", "senatorial_districts", "federal_constituencies"] as const;

export type LayerName = (typeof LAYER_NAMES)[number];

/** Who drew the borders. Their licence asks every map to say it. */
export const MAP_CREDIT = "Borders: Surveyor General (OSGOF) and OCHA, 2019, CC BY-IGO 3.0";

/** Every map of the country as it is drawn whole: 1,100 to 2,000 units wide. Each is read when it is used. */
export const COUNTRY_LAYERS: Readonly<Record<LayerName, () => Layer>> = {
  states: () => states,
  senatorial_districts: () => senatorialDistricts,
  lgas: () => lgas,
  federal_constituencies: () => federalConstituencies,
};

/** The LGAs with all their corners, for the map of a state or of a record. */
export { layer as detailedLgas } from "../generated/map/detailed-lgas.ts";
