import type { FeatureCollection, MultiPolygon, Polygon, Position } from "geojson";
import { mergeArcs } from "topojson-client";
import { topology } from "topojson-server";
import type {
  MultiPolygon as ArcMultiPolygon,
  GeometryCollection,
  Topology as Source,
} from "topojson-specification";
import { canonicalTopology } from "./canonical.ts";
import { type ArcPolygon, type Shape, STEPS_PER_DEGREE, type Topology } from "./topology.ts";

/** The outline of an LGA as a source draws it, with the LGA's code as its id. */
export interface SourceOutline {
  readonly id: string;
  readonly properties: Shape["properties"];
  readonly geometry: Polygon | MultiPolygon;
}

/** The only hole in the country. It is in no LGA of either source. */
const LAGOON = { id: "lagos-lagoon", properties: { name: "Lagos Lagoon", state_code: "LA" } } as const;

const toStep = ([lon = 0, lat = 0]: Position) =>
  [Math.round(lon * STEPS_PER_DEGREE), Math.round(lat * STEPS_PER_DEGREE)] as const;

/** Rounds an arc to the grid, and writes each position as its difference from the one before. */
function roundArc(arc: readonly Position[]): Topology["arcs"][number] {
  const steps = arc.map(toStep);
  return steps.map(([x, y], at) => {
    const [lastX, lastY] = steps[at - 1] ?? [0, 0];
    return [x - lastX, y - lastY] as const;
  });
}

/**
 * The holes of the country. Around a hole its outline is clockwise; around the water in it, counterclockwise.
 */
function holesOf(source: Source, lgas: GeometryCollection): ArcPolygon[] {
  const { arcs } = mergeArcs(source, lgas.geometries as ArcMultiPolygon[]) as ArcMultiPolygon;
  return arcs.flatMap(([, ...holes]) => holes.map((hole) => [hole.map((use) => ~use).reverse()]));
}

/** Writes each border that two outlines share once. Throws if the LGAs leave other holes than the lagoon. */
export function shareBorders(outlines: readonly SourceOutline[]): Topology {
  const features = outlines.map(({ geometry }) => ({ type: "Feature" as const, properties: {}, geometry }));
  const collection: FeatureCollection = { type: "FeatureCollection", features };
  const source = topology({ lgas: collection }) as unknown as Source;
  const lgas = source.objects["lgas"] as GeometryCollection;
  const holes = holesOf(source, lgas);
  if (holes.length !== 1) throw new Error(`the LGAs leave ${holes.length} holes: only Lagos Lagoon is known`);
  const geometries = lgas.geometries.map((geometry, at) => {
    const { type, arcs } = geometry as unknown as Shape;
    const { id, properties } = outlines[at] as SourceOutline;
    return { type, id, properties, arcs };
  });
  const water = holes.map((arcs) => ({ type: "Polygon" as const, ...LAGOON, arcs }));
  return canonicalTopology({
    type: "Topology",
    transform: { scale: [1 / STEPS_PER_DEGREE, 1 / STEPS_PER_DEGREE], translate: [0, 0] },
    objects: {
      lgas: { type: "GeometryCollection", geometries },
      water: { type: "GeometryCollection", geometries: water },
    },
    arcs: source.arcs.map(roundArc),
  });
}
