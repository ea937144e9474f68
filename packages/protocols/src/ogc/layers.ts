import {
  type BoundaryKind,
  type BoundingBox,
  boundaryOf,
  boundingBoxOf,
  type Detail,
  OUTLINE_CREDIT,
  type OutlineGeometry,
} from "naijaref/boundaries";
import { listConstituencies } from "naijaref/elections";
import { getLga, getState, listLgas, listStates } from "naijaref/places";

/** The layers of the maps: what has outlines, the seats first. */
export const LAYERS = [
  "senatorial_districts",
  "federal_constituencies",
  "state_constituencies",
  "lgas",
  "states",
] as const satisfies readonly (BoundaryKind | "state_constituencies")[];

export type Layer = (typeof LAYERS)[number];

/** A shape of a layer: null for a constituency that divides an LGA, because nobody publishes where. */
export interface Shape {
  readonly code: string;
  /** What every program can show: text, numbers, true and false, null. */
  readonly properties: Readonly<Record<string, string | number | boolean | null>>;
  readonly geometry: OutlineGeometry | null;
  readonly bbox: BoundingBox | null;
}

type Properties = Shape["properties"];

const KINDS = {
  senatorial_districts: "senatorial_district",
  federal_constituencies: "federal_constituency",
  state_constituencies: "state_constituency",
} as const;

const parentsOf = (stateCode: string): Properties => {
  const state = getState(stateCode);
  return { state_code: stateCode, state_name: state?.name ?? null, zone: state?.zone ?? null };
};

const CREDIT: Properties = { licence: OUTLINE_CREDIT.licence, source: OUTLINE_CREDIT.attribution };

interface Described {
  readonly place: Readonly<{ code: string; name: string }>;
  readonly properties: Properties;
}

function recordsOf(layer: Layer): readonly Described[] {
  if (layer === "states")
    return listStates().map((place) => ({
      place,
      properties: {
        iso_code: place.isoCode,
        inec_code: place.inecCode,
        pcode: place.pcode,
        zone: place.zone,
        capital: place.capital,
        polling_units: place.pollingUnits,
      },
    }));
  if (layer === "lgas")
    return listLgas().map((place) => ({
      place,
      properties: {
        inec_code: place.inecCode,
        ...parentsOf(place.stateCode),
        senatorial_district_code: place.senatorialDistrictCode,
        senatorial_district_name: place.senatorialDistrict,
        polling_units: place.pollingUnits,
      },
    }));
  const found = listConstituencies({ kind: KINDS[layer] });
  if (!found.ok) throw new Error(`${layer}: ${found.reason}`);
  return found.value.map((place) => ({
    place,
    properties: {
      inec_code: place.inecCode,
      kind: place.kind,
      ...parentsOf(place.stateCode),
      lga_codes: place.lgaCodes.join("|"),
      lga_names: place.lgaCodes.map((code) => getLga(code)?.name ?? code).join("|"),
      polling_units: place.pollingUnits,
    },
  }));
}

/** A shape before it is drawn, which is what costs time. */
export interface Undrawn {
  readonly code: string;
  readonly stateCode: string;
  /** The rectangle around it, null for one without an outline. */
  readonly bbox: () => BoundingBox | null;
  readonly draw: (detail: Detail) => Shape;
}

const layers = new Map<Layer, ReadonlyMap<string, Undrawn>>();

export function layerOf(layer: Layer): ReadonlyMap<string, Undrawn> {
  const shapes = layers.get(layer) ?? new Map(recordsOf(layer).map((one) => [one.place.code, undrawn(one)]));
  layers.set(layer, shapes);
  return shapes;
}

const undrawn = ({ place: { code, name }, properties }: Described): Undrawn => {
  let bbox: BoundingBox | null | undefined;
  return {
    code,
    bbox: () => {
      if (bbox !== undefined) return bbox;
      const found = boundingBoxOf(code);
      bbox = found.ok ? found.value : null;
      return bbox;
    },
    stateCode: String(properties["state_code"] ?? code),
    draw: (detail) => {
      const outline = boundaryOf(code, { detail });
      if (!outline.ok && outline.reason !== "boundary_unknown") throw new Error(`${code}: ${outline.reason}`);
      return {
        code,
        properties: { code, name, ...properties, has_outline: outline.ok, ...CREDIT },
        geometry: outline.ok ? outline.value.geometry : null,
        bbox: outline.ok ? outline.value.bbox : null,
      };
    },
  };
};

/** The shapes of a layer in the order of the records, each with its parents, licence and source. */
export const shapesOf = (layer: Layer, detail: Detail): readonly Shape[] =>
  [...layerOf(layer).values()].map(({ draw }) => draw(detail));

/** In words, for the files' descriptions. */
export const TITLES: Readonly<Record<Layer, string>> = {
  senatorial_districts: "senatorial districts",
  federal_constituencies: "federal constituencies",
  state_constituencies: "state constituencies",
  lgas: "LGAs",
  states: "states",
};

export const isOfSeats = (layer: Layer): boolean => layer in KINDS;
