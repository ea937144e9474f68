import booleanPointInPolygon from "@turf/boolean-point-in-polygon";
import Flatbush from "flatbush";
import { around } from "geoflatbush";
import type { Feature, MultiPolygon, Polygon } from "geojson";
import { reverseGeocode } from "naijaref/boundaries";
import whichPolygon from "which-polygon";
import { type Find, type Outline, scan } from "./scan.ts";

export interface Contender {
  readonly name: string;
  /** From the outlines as parsed GeoJSON to a look-up: what a program does once when it starts. */
  readonly prepare: (outlines: readonly Outline[]) => Find;
  /** It has the outlines in its own package. */
  readonly bringsOutlines?: true;
}

type PolygonFeature = Feature<Polygon | MultiPolygon, { code: string }>;

const asFeatures = (outlines: readonly Outline[]) => outlines as unknown as PolygonFeature[];

function rectangles(outlines: readonly Outline[]): Flatbush {
  const tree = new Flatbush(outlines.length);
  for (const { bbox } of outlines) tree.add(...bbox);
  tree.finish();
  return tree;
}

export const contenders: readonly Contender[] = [
  {
    name: "naijaref",
    bringsOutlines: true,
    prepare: () => (lon, lat) => {
      const found = reverseGeocode({ lat, lon });
      return found.ok ? found.value.lga.code : undefined;
    },
  },
  {
    name: "naijaref, with the distance to the border and the neighbours",
    bringsOutlines: true,
    prepare: () => (lon, lat) => {
      const found = reverseGeocode({ lat, lon });
      if (!found.ok) return undefined;
      const { lga, distanceToBorder, neighbours } = found.value;
      return distanceToBorder < 0 || neighbours.length > 774 ? undefined : lga.code;
    },
  },
  { name: "rectangles, then a ray", prepare: scan },
  {
    name: "which-polygon",
    prepare: (outlines) => {
      const query = whichPolygon({ type: "FeatureCollection", features: asFeatures(outlines) });
      return (lon, lat) => (query([lon, lat]) as { code: string } | null)?.code;
    },
  },
  {
    name: "turf, every outline",
    prepare: (outlines) => (lon, lat) =>
      asFeatures(outlines).find((feature) => booleanPointInPolygon([lon, lat], feature))?.properties.code,
  },
  {
    name: "R-tree (flatbush), then turf",
    prepare: (outlines) => {
      const tree = rectangles(outlines);
      const features = asFeatures(outlines);
      return (lon, lat) => {
        const near = tree.search(lon, lat, lon, lat);
        const found = near.find((at) => booleanPointInPolygon([lon, lat], features[at] as PolygonFeature));
        return found === undefined ? undefined : outlines[found]?.id;
      };
    },
  },
  {
    // The nearest rectangles first, on a sphere: those within a metre contain the point.
    name: "R-tree by distance (geoflatbush), then turf",
    prepare: (outlines) => {
      const tree = rectangles(outlines);
      const features = asFeatures(outlines);
      return (lon, lat) => {
        const isInside = (at: number): boolean =>
          booleanPointInPolygon([lon, lat], features[at] as PolygonFeature);
        const [found] = around(tree, lon, lat, 1, 0.001, isInside);
        return found === undefined ? undefined : outlines[found]?.id;
      };
    },
  },
];
