import type { Feature, FeatureCollection } from "geojson";
import { merge } from "topojson-client";
import { topology as cutIntoArcs } from "topojson-server";
import type { GeometryCollection, MultiPolygon, Topology as TopoJson } from "topojson-specification";
import { withoutSmallTriangles } from "../../../packages/naijaref/src/boundaries/lines/leave-out-corners.ts";
import { crossingsOf } from "../boundaries/crossings.ts";
import {
  decodeArcs,
  doubleArea,
  isSame,
  joinArcs,
  type Step,
  type Topology,
} from "../boundaries/topology.ts";
import { groupBy } from "../table/index.ts";
import type { Spot } from "./grid.ts";

/** The region of an LGA or a water, by its id. */
export type RegionOf = (id: string) => string | undefined;

/** A region with its rings, as numbers of the lines between two regions, or a region and the outside. */
interface Region {
  readonly code: string;
  readonly rings: readonly (readonly number[])[];
}

interface Cut {
  readonly regions: readonly Region[];
  readonly lines: readonly (readonly Step[])[];
}

/**
 * The borders between regions. Arcs inside a region fall away, and the others are cut where three regions meet:
 * a border of states has no fixed corner merely because a border of LGAs ends there.
 */
export function cutRegions(topology: Topology, regionOf: RegionOf): Cut {
  const { lgas, water } = topology.objects;
  const whole = { type: "Topology", objects: {}, arcs: decodeArcs(topology) } as unknown as TopoJson;
  const shapes = groupBy([...lgas.geometries, ...water.geometries], ({ id }) => regionOf(id));
  const features = [...shapes].flatMap(([id, own]): Feature[] => {
    if (id === undefined) return [];
    return [
      { type: "Feature", id, properties: {}, geometry: merge(whole, own as unknown as MultiPolygon[]) },
    ];
  });
  const collection: FeatureCollection = { type: "FeatureCollection", features };
  const { objects, arcs } = cutIntoArcs({ regions: collection });
  const { geometries } = objects["regions"] as GeometryCollection;
  const regions = (geometries as MultiPolygon[])
    .map(({ id, arcs: polygons }) => ({ code: String(id), rings: polygons.flat() }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
  return { regions, lines: arcs as unknown as Step[][] };
}

/** A closed line. The first spot is not repeated at its end. */
export type Ring = readonly Spot[];

/** The outlines of regions that share their borders. */
export interface Regions {
  /** By the region's code, in the order of the codes. */
  readonly rings: ReadonlyMap<string, readonly Ring[]>;
  /** The two regions on the sides of each border. */
  readonly neighbours: readonly (readonly string[])[];
}

export interface Coarseness {
  /** A corner stays if its triangle is larger than this share of the smaller region beside it … */
  readonly share: number;
  /** … but never smaller, in square units, than this … */
  readonly least: number;
  /** … nor needs it to be larger than this. */
  readonly most: number;
}

/**
 * The outlines of regions with few corners. Each border is simplified once for the regions on both of its
 * sides, so that there is neither a gap nor an overlap between them; where two borders would cross, they keep
 * more of their corners.
 *
 * @param lines those of the cut on the grid of the map.
 */
export function outlineRegions(
  cut: readonly Region[],
  lines: readonly Ring[],
  { share, least, most }: Coarseness,
): Regions {
  const ringsOf = (rings: Region["rings"], from: readonly Ring[]): Ring[] =>
    rings.map((ring) => joinArcs(ring, from).slice(0, -1));
  const regions = cut.map(({ code, rings }) => {
    // Of a hole it is of the other sign than of an outline.
    const areas = ringsOf(rings, lines).map((ring) => doubleArea(ring) / 2);
    const area = Math.abs(areas.reduce((sum, own) => sum + own, 0));
    // Islands off the coast that would be specks are left out, unless a region has nothing larger.
    const isShown = (at: number): boolean => {
      const own = Math.abs(areas[at] ?? 0);
      return own > 0 && (own >= least * 4 || own > area / 2);
    };
    return { code, area, rings: rings.filter((ring, at) => ring.length > 1 || isShown(at)) };
  });
  const sides = lines.map((): (typeof regions)[number][] => []);
  for (const region of regions)
    for (const use of region.rings.flat()) sides[use < 0 ? ~use : use]?.push(region);
  const limits = sides.map((both) =>
    Math.min(most, Math.max(least, Math.min(...both.map(({ area }) => area)) * share)),
  );
  const isUsed = (at: number): boolean => (sides[at]?.length ?? 0) > 0;
  const drawn = withoutCrossings(
    lines.map((line, at) => (isUsed(at) ? line : [])),
    limits,
  );
  return {
    rings: new Map(regions.map(({ code, rings }) => [code, ringsOf(rings, drawn)])),
    // A line that is one spot on the grid divides nothing.
    neighbours: sides.flatMap((both, at) =>
      both.length === 2 && (lines[at]?.length ?? 0) > 1 ? [both.map(({ code }) => code)] : [],
    ),
  };
}

/** Twice the area of a triangle: positive when it turns to the left, on paper where y grows upward. */
export const doubleTriangle = ([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Leaves out corners until every triangle is at least `least` square units. */
export function simplify(spots: readonly Spot[], least: number): readonly Spot[] {
  const isRing = isSame(spots[0], spots.at(-1));
  return withoutSmallTriangles(spots, (a, b, c) => Math.abs(doubleTriangle(a, b, c)) / 2, isRing, least);
}

/** In units of the map: most lines that are left are shorter. */
export const CELL = 100;

/** Simplifies, and gives lines that cross more corners until none does. */
function withoutCrossings(lines: readonly Ring[], limits: readonly number[]): readonly Ring[] {
  const own = [...limits];
  for (;;) {
    const drawn = lines.map((line, at) => simplify(line, own[at] as number));
    const crossed = new Set(crossingsOf(drawn, CELL).flatMap(([a, b]) => [a.arc, b.arc]));
    const crossing = [...crossed].filter((at) => (own[at] as number) > 0);
    if (crossing.length === 0) return drawn;
    for (const at of crossing) own[at] = (own[at] as number) < 1 ? 0 : (own[at] as number) / 4;
  }
}
