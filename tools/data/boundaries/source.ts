import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from "geojson";

/** A shape as geoBoundaries publishes it. */
export type SourceShape = Feature<
  Polygon | MultiPolygon,
  { readonly shapeName: string; readonly shapeISO: string; readonly shapeID: string }
>;

/** Two files of geoBoundaries, release 9469f09, under the names that its page gives them. */
export const sourceFiles = {
  states: {
    name: "geoBoundaries-NGA-ADM1_simplified.geojson",
    sha256: "edd28050c7f1ae40471424605f74e4d2df83502e4f301089761ae18f8ae2fbbf",
  },
  lgas: {
    name: "geoBoundaries-NGA-ADM2_simplified.geojson",
    sha256: "daac9ba2c98f0d8984085c8a5b3a5301fca362f3ca37e6ac7dfcc7633719fc1d",
  },
} as const;

/** Reads one of the files. Throws when it is not the file of that release. */
export function readShapes(
  folder: string,
  { name, sha256 }: (typeof sourceFiles)[keyof typeof sourceFiles],
): readonly SourceShape[] {
  const content = readFileSync(join(folder, name));
  if (createHash("sha256").update(content).digest("hex") !== sha256)
    throw new Error(`${name} is not the file of release 9469f09: its SHA-256 must be ${sha256}`);
  return (JSON.parse(content.toString()) as FeatureCollection).features as SourceShape[];
}
