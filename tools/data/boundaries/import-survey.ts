import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { FeatureCollection, MultiPolygon, Polygon, Position } from "geojson";
import { closeInlets } from "./inlets.ts";
import { shareBorders } from "./shared-borders.ts";
import type { Topology } from "./topology.ts";

/** The outlines of the Surveyor General of the Federation, unsimplified, rounded to five decimals. */
const SURVEY_FILE = {
  name: "lgas.geojson.gz",
  /** Of what is packed in it. */
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
export function importSurvey(folder: string): Topology {
  const outlines = readSurvey(folder).map(({ geometry, properties: { pcode, name } }) => ({
    id: EXCHANGED[pcode] ?? pcode,
    properties: { shape_id: pcode, shape_name: name },
    geometry: toGeometry(geometry),
  }));
  return closeInlets(shareBorders(outlines));
}
