import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { FeatureCollection, MultiPolygon, Polygon, Position } from "geojson";
import { mergeArcs } from "topojson-client";
import { topology } from "topojson-server";
import type {
  MultiPolygon as ArcMultiPolygon,
  GeometryCollection,
  Topology as Source,
} from "topojson-specification";
import { saveFiles } from "../table/index.ts";
import { decodeArcs, usesOfArcs } from "./arcs.ts";
import { canonicalTopology } from "./canonical.ts";
import { joinShapes } from "./join.ts";
import { readShapes, sourceFiles } from "./source.ts";
import {
  type ArcPolygon,
  type Shape,
  STEPS_PER_DEGREE,
  type Step,
  TOPOLOGY_FILE,
  type Topology,
  WITNESS_FILE,
  writeTopology,
} from "./topology.ts";

/**
 * The source draws the creeks of the Cross River estuary as open sea, also the narrow ones. A boat in a creek
 * is in the LGA around it, as it is in every other creek of the country. So an inlet of the coast is closed
 * where its mouth is narrow, and belongs to the LGA. Wider water stays outside.
 */
const WIDEST_MOUTH_METRES = 400;

/** An inlet goes at least this many times as far as its mouth is wide. A bend of the coast does not. */
const LEAST_DEPTH = 3;

/** Near enough for a width: the inlets are all near 5° north. */
const METRES_PER_STEP = 111_000 / STEPS_PER_DEGREE;

const distance = (a: Step, b: Step): number => Math.hypot(a[0] - b[0], a[1] - b[1]) * METRES_PER_STEP;

/** Twice the area between a part of the coast and the line across its ends: negative for an inlet. */
function doubleAreaAcross(coast: readonly Step[], from: number, to: number): number {
  let [sum, last] = [0, coast[to] as Step];
  for (let at = from; at <= to; at++) {
    const next = coast[at] as Step;
    sum += last[0] * next[1] - next[0] * last[1];
    last = next;
  }
  return sum;
}

function isInlet(coast: readonly Step[], lengths: readonly number[], from: number, to: number): boolean {
  const mouth = distance(coast[from] as Step, coast[to] as Step);
  const way = (lengths[to] as number) - (lengths[from] as number);
  return (
    mouth <= WIDEST_MOUTH_METRES && way >= 2 * LEAST_DEPTH * mouth && doubleAreaAcross(coast, from, to) < 0
  );
}

/** A coast, with the land on its left, without its inlets. */
function withoutInlets(coast: readonly Step[]): readonly Step[] {
  const lengths = [0];
  for (let at = 1; at < coast.length; at++)
    lengths.push((lengths[at - 1] as number) + distance(coast[at - 1] as Step, coast[at] as Step));
  const kept: Step[] = [];
  for (let from = 0; from < coast.length; from++) {
    kept.push(coast[from] as Step);
    for (let to = coast.length - 1; to > from + 1; to--) {
      if (!isInlet(coast, lengths, from, to)) continue;
      from = to - 1;
      break;
    }
  }
  return kept;
}

const toDifferences = (positions: readonly Step[]): Step[] =>
  positions.map(([lon, lat], at) => {
    const [lastLon, lastLat] = positions[at - 1] ?? [0, 0];
    return [lon - lastLon, lat - lastLat];
  });

/** The topology with narrow inlets of the coast as a part of the LGA around them. */
function closeInlets(topology: Topology): Topology {
  const uses = usesOfArcs(topology);
  const arcs = decodeArcs(topology).map((positions, arc) => {
    const [use, other] = uses[arc] ?? [];
    if (use === undefined || other !== undefined) return toDifferences(positions);
    const coast = withoutInlets(use.isForward ? positions : positions.toReversed());
    return toDifferences(use.isForward ? coast : coast.toReversed());
  });
  return { ...topology, arcs };
}

/** The outline of an LGA as a source draws it, with the LGA's code as its id. */
interface SourceOutline {
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
function shareBorders(outlines: readonly SourceOutline[]): Topology {
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

/** The outlines of the Surveyor General of the Federation, unsimplified, rounded to five decimals. */
const SURVEY_FILE = {
  name: "lgas.geojson.gz",
  sha256: "4b12906a97d5bcad750f4e04aba9d6966c65e4c626a072d2d2af4db61e33eca9",
} as const;

/**
 * Two pairs of outlines are under each other's name and code: `data/evidence/places/shape-names.csv` says how
 * we know.
 */
const EXCHANGED: Readonly<Record<string, string>> = {
  NG001006: "NG001007",
  NG001007: "NG001006",
  NG019012: "NG019014",
  NG019014: "NG019012",
};

type SurveyShapes = FeatureCollection<
  Polygon | MultiPolygon,
  { readonly pcode: string; readonly name: string }
>;

function readSurvey(folder: string): SurveyShapes["features"] {
  const content = gunzipSync(readFileSync(join(folder, SURVEY_FILE.name)));
  if (createHash("sha256").update(content).digest("hex") !== SURVEY_FILE.sha256)
    throw new Error(
      `${SURVEY_FILE.name} is not the file that was checked: its SHA-256 must be ${SURVEY_FILE.sha256}`,
    );
  return (JSON.parse(content.toString()) as SurveyShapes).features;
}

const isSame = (a: Position, b: Position | undefined): boolean => a[0] === b?.[0] && a[1] === b?.[1];

/**
 * Rounding puts some positions on the one before: these are left out. The source's outlines run clockwise and
 * its holes counterclockwise, the other way around than in RFC 7946.
 */
const toRing = (ring: Position[]): Position[] =>
  ring.filter((position, at) => !isSame(position, ring[at - 1])).reverse();

const toGeometry = (geometry: Polygon | MultiPolygon): Polygon | MultiPolygon =>
  geometry.type === "Polygon"
    ? { ...geometry, coordinates: geometry.coordinates.map(toRing) }
    : { ...geometry, coordinates: geometry.coordinates.map((rings) => rings.map(toRing)) };

/** The outlines of the Surveyor General, from the file in a folder. */
function importSurvey(folder: string): Topology {
  const outlines = readSurvey(folder).map(({ geometry, properties: { pcode, name } }) => ({
    id: EXCHANGED[pcode] ?? pcode,
    properties: { shape_id: pcode, shape_name: name },
    geometry: toGeometry(geometry),
  }));
  return closeInlets(shareBorders(outlines));
}

/**
 * `npm run tool import-boundaries <folder>`: makes the two files of `data/boundaries/` from the files of their
 * sources. Run it again only for a new release.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("give the folder that holds the files of the two sources");
saveFiles(
  new Map([
    [TOPOLOGY_FILE, writeTopology(importSurvey(folder))],
    [WITNESS_FILE, writeTopology(importGeoBoundaries(folder))],
  ]),
);

/** The outlines of geoBoundaries, release 9469f09, from its two files in a folder. */
function importGeoBoundaries(folder: string): Topology {
  const shapes = readShapes(folder, sourceFiles.lgas);
  const codes = joinShapes(shapes, readShapes(folder, sourceFiles.states));
  return shareBorders(
    shapes.map(({ geometry, properties: { shapeID, shapeName } }) => ({
      id: codes.get(shapeID) ?? "",
      properties: { shape_id: shapeID, shape_name: shapeName },
      geometry,
    })),
  );
}
