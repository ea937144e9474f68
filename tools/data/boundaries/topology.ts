import { readFileSync } from "node:fs";
import { dataFolder } from "../table/index.ts";

/**
 * Longitude and latitude in steps of the file's grid; in an arc, after its first position, as the difference.
 */
export type Step = readonly [lon: number, lat: number];

export const isSame = (a: Step | undefined, b: Step | undefined): boolean =>
  a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** The arcs of a ring, in order. `~n` stands for arc `n` from its end to its start. */
export type ArcRing = readonly number[];

/** The rings of a polygon: its outline counterclockwise, then its holes clockwise. */
export type ArcPolygon = readonly ArcRing[];

interface Outlined {
  readonly type: "Polygon" | "MultiPolygon";
  readonly id: string;
  readonly arcs: ArcPolygon | readonly ArcPolygon[];
}

/** The outline of an LGA. Its id is the LGA's code. */
export interface Shape extends Outlined {
  readonly properties: { readonly shape_id: string; readonly shape_name: string };
}

/** Water that belongs to a state, but to none of its LGAs. */
export interface WaterShape extends Outlined {
  readonly properties: { readonly name: string; readonly state_code: string };
}

/** The outlines of the LGAs as TopoJSON. Neighbours share the arcs between them. */
export interface Topology {
  readonly type: "Topology";
  readonly transform: { readonly scale: Step; readonly translate: Step };
  readonly objects: {
    readonly lgas: { readonly type: "GeometryCollection"; readonly geometries: readonly Shape[] };
    readonly water: { readonly type: "GeometryCollection"; readonly geometries: readonly WaterShape[] };
  };
  readonly arcs: readonly (readonly Step[])[];
}

/** The outlines that are served and looked up. */
export const TOPOLOGY_FILE = "boundaries/lgas.topojson";

/** The outlines of another source, which say for each point whether they agree. */
export const WITNESS_FILE = "boundaries/witness.topojson";

/** Steps of the grid in a degree: one step is 1.1 m, so that no point is moved by more than 0.8 m. */
export const STEPS_PER_DEGREE = 100_000;

export const readTopology = (file: string = TOPOLOGY_FILE): Topology =>
  JSON.parse(readFileSync(dataFolder + file, "utf8")) as Topology;

/** The polygons of a shape, also where it has only one. */
const polygonsOf = ({ type, arcs }: Outlined): readonly ArcPolygon[] =>
  type === "Polygon" ? [arcs as ArcPolygon] : (arcs as readonly ArcPolygon[]);

/** One arc and one shape a line, so that a changed border is a changed line. */
export function writeTopology({ type, transform, objects, arcs }: Topology): string {
  const lines = (items: readonly unknown[]): string => items.map((item) => JSON.stringify(item)).join(",\n");
  const collections = Object.entries(objects).map(
    ([name, { type: kind, geometries }]) =>
      `${JSON.stringify(name)}:{"type":${JSON.stringify(kind)},"geometries":[\n${lines(geometries)}\n]}`,
  );
  return [
    `{"type":${JSON.stringify(type)},"transform":${JSON.stringify(transform)},"objects":{`,
    collections.join(",\n"),
    '},"arcs":[',
    lines(arcs),
    "]}",
    "",
  ].join("\n");
}

/** The arcs with every position absolute, in steps of the grid. */
export const decodeArcs = ({ arcs }: Topology): readonly (readonly Step[])[] =>
  arcs.map((arc) => {
    let [lon, lat] = [0, 0];
    return arc.map(([dLon, dLat]): Step => {
      lon += dLon;
      lat += dLat;
      return [lon, lat];
    });
  });

/**
 * The positions of a ring: the last of each arc is the first of the next, and the first of all is also the
 * last.
 */
function joinArcs(ring: readonly number[], arcs: readonly (readonly Step[])[]): readonly Step[] {
  return ring.flatMap((use, at) => {
    const arc = use < 0 ? (arcs[~use] ?? []).toReversed() : (arcs[use] ?? []);
    return at === 0 ? arc : arc.slice(1);
  });
}

/** A shape that uses an arc: on the arc's left side when it uses it forwards, otherwise on its right. */
interface ArcUse {
  readonly id: string;
  readonly isForward: boolean;
}

/** The shapes on the two sides of each arc. An arc of the outer border has one. */
export function usesOfArcs({ objects, arcs }: Topology): readonly (readonly ArcUse[])[] {
  const uses = arcs.map((): ArcUse[] => []);
  for (const shape of [...objects.lgas.geometries, ...objects.water.geometries]) {
    for (const use of polygonsOf(shape).flat(2))
      uses[use < 0 ? ~use : use]?.push({ id: shape.id, isForward: use >= 0 });
  }
  return uses;
}

type Ring = readonly Step[];

/** Millionths of a degree in one step of the grid. */
const PER_STEP = 1_000_000 / STEPS_PER_DEGREE;

/** The rings of each shape by its id, in millionths of a degree. */
export function ringsByShape(topology: Topology): ReadonlyMap<string, readonly Ring[]> {
  const arcs = decodeArcs(topology);
  const { lgas, water } = topology.objects;
  return new Map(
    [...lgas.geometries, ...water.geometries].map((shape) => [
      shape.id,
      polygonsOf(shape).flatMap((rings) =>
        rings.map((ring) => joinArcs(ring, arcs).map(([x, y]): Step => [x * PER_STEP, y * PER_STEP])),
      ),
    ]),
  );
}

/**
 * Whether a point is in a shape: a ray to the west crosses its rings an odd number of times.
 * A point on a border is in the shape east of it, or north of it where the border runs along a parallel.
 * Exact where both coordinates are whole numbers.
 */
export function contains(rings: readonly Ring[], [x, y]: Step): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at++) {
      const [a, b] = [ring[at - 1] as Step, ring[at] as Step];
      if (a[1] > y === b[1] > y) continue;
      const [[x0, y0], [x1, y1]] = a[1] < b[1] ? [a, b] : [b, a];
      if ((x1 - x0) * (y - y0) <= (x - x0) * (y1 - y0)) inside = !inside;
    }
  }
  return inside;
}

// What compiles the data stands on this, so nothing here may need what is compiled: `join.ts` does.
