import type { FeatureCollection, Position } from "geojson";
import { mergeArcs } from "topojson-client";
import { topology } from "topojson-server";
import type {
  MultiPolygon as ArcMultiPolygon,
  GeometryCollection,
  Topology as Source,
} from "topojson-specification";
import { saveFiles } from "../table/index.ts";
import { canonicalTopology } from "./canonical.ts";
import { joinShapes } from "./join.ts";
import { readShapes, type SourceShape, sourceFiles } from "./source.ts";
import {
  type ArcPolygon,
  type Shape,
  STEPS_PER_DEGREE,
  TOPOLOGY_FILE,
  type Topology,
  writeTopology,
} from "./topology.ts";

/**
 * `npm run import:boundaries -- <folder>`: makes `data/boundaries/lgas.topojson` from two files of
 * geoBoundaries, release 9469f09. Run it again only for a new release.
 */

/** The only hole in the country. It is in the source's outline of Lagos, and in no LGA's. */
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

function importBoundaries(folder: string): Topology {
  const states = readShapes(folder, sourceFiles.states);
  const shapes = readShapes(folder, sourceFiles.lgas);
  const codes = joinShapes(shapes, states);
  const collection: FeatureCollection = { type: "FeatureCollection", features: [...shapes] };
  const source = topology({ lgas: collection }) as unknown as Source;
  const lgas = source.objects["lgas"] as GeometryCollection;
  const holes = holesOf(source, lgas);
  if (holes.length !== 1) throw new Error(`the LGAs leave ${holes.length} holes: only Lagos Lagoon is known`);
  const geometries = lgas.geometries.map((geometry, at) => {
    const { shapeID, shapeName } = (shapes[at] as SourceShape).properties;
    const { type, arcs } = geometry as unknown as Shape;
    return {
      type,
      id: codes.get(shapeID) ?? "",
      properties: { shape_id: shapeID, shape_name: shapeName },
      arcs,
    };
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

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("give the folder that holds the two files of geoBoundaries");
saveFiles(new Map([[TOPOLOGY_FILE, writeTopology(importBoundaries(folder))]]));
