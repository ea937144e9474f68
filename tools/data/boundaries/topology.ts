import { readFileSync } from "node:fs";
import { dataFolder } from "../table/index.ts";

/**
 * Longitude and latitude in steps of the file's grid; in an arc, after its first position, as the difference.
 */
export type Step = readonly [lon: number, lat: number];

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

export const readTopology = (folder: string = dataFolder, file: string = TOPOLOGY_FILE): Topology =>
  JSON.parse(readFileSync(folder + file, "utf8")) as Topology;

/** The polygons of a shape, also where it has only one. */
export const polygonsOf = ({ type, arcs }: Outlined): readonly ArcPolygon[] =>
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
