import booleanPointInPolygon from "@turf/boolean-point-in-polygon";
import Flatbush from "flatbush";
import type { Feature, MultiPolygon, Polygon } from "geojson";
import { type BoundaryFeature, type Place, reverseGeocode } from "naijaref/boundaries";
import whichPolygon from "which-polygon";

/** The code of the LGA at a point, or undefined. */
export type Find = (lon: number, lat: number) => string | undefined;

export interface Contender {
  readonly name: string;
  /** From the outlines to a look-up: what a program does once when it starts. */
  readonly prepare: () => Find;
}

type Outline = Feature<Polygon | MultiPolygon, { code: string }>;

/** Rectangles first, then a ray: what one writes without a library. */
export function scan(outlines: readonly BoundaryFeature<Place>[]): Find {
  const shapes = outlines.map(({ id, bbox, geometry }) => ({
    id,
    bbox,
    rings: geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat(),
  }));
  return (lon, lat) =>
    shapes.find(({ bbox: [west, south, east, north], rings }) => {
      if (lon < west || lon > east || lat < south || lat > north) return false;
      let isInside = false;
      for (const ring of rings) {
        for (let at = 1; at < ring.length; at++) {
          const [x0, y0] = ring[at - 1] as [number, number];
          const [x1, y1] = ring[at] as [number, number];
          if (y0 > lat !== y1 > lat && lon < x0 + ((x1 - x0) * (lat - y0)) / (y1 - y0)) isInside = !isInside;
        }
      }
      return isInside;
    })?.id;
}

export const contenders = (outlines: readonly BoundaryFeature<Place>[]): readonly Contender[] => {
  const features = outlines as unknown as Outline[];
  return [
    {
      name: "naijaref",
      prepare: () => (lon, lat) => {
        const found = reverseGeocode({ lat, lon });
        return found.ok ? found.value.lga.code : undefined;
      },
    },
    {
      name: "naijaref, with the distance to the border and the neighbours",
      prepare: () => (lon, lat) => {
        const found = reverseGeocode({ lat, lon });
        if (!found.ok) return undefined;
        const { lga, distanceToBorder, neighbours } = found.value;
        return distanceToBorder < 0 || neighbours.length > 774 ? undefined : lga.code;
      },
    },
    { name: "rectangles, then a ray", prepare: () => scan(outlines) },
    {
      name: "which-polygon",
      prepare: () => {
        const query = whichPolygon({ type: "FeatureCollection", features });
        return (lon, lat) => (query([lon, lat]) as { code: string } | null)?.code;
      },
    },
    {
      name: "turf, every outline",
      prepare: () => (lon, lat) =>
        features.find((feature) => booleanPointInPolygon([lon, lat], feature))?.properties.code,
    },
    {
      name: "R-tree (flatbush), then turf",
      prepare: () => {
        const tree = new Flatbush(outlines.length);
        for (const { bbox } of outlines) tree.add(...bbox);
        tree.finish();
        return (lon, lat) => {
          const near = tree.search(lon, lat, lon, lat);
          const found = near.find((at) => booleanPointInPolygon([lon, lat], features[at] as Outline));
          return found === undefined ? undefined : outlines[found]?.id;
        };
      },
    },
  ];
};
