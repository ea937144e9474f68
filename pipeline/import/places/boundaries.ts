type Position = readonly [lon: number, lat: number];
type Ring = readonly Position[];

interface Feature {
  readonly properties: { readonly shapeISO: string };
  readonly geometry:
    | { readonly type: "Polygon"; readonly coordinates: readonly Ring[] }
    | { readonly type: "MultiPolygon"; readonly coordinates: readonly (readonly Ring[])[] };
}

/** Three decimals are about 110 m: less than the simplification has already moved the lines. */
const DECIMALS = 3;

/**
 * The states' polygons as GeoJSON, one state a line, sorted by code.
 * Neighbours share their corners before and after rounding, so that no gap opens between them.
 */
export function writeStateBoundaries(geoJson: { readonly features: readonly Feature[] }): string {
  const lines = geoJson.features
    .map(({ properties, geometry }) => {
      const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
      return {
        type: "Feature",
        properties: { code: properties.shapeISO.replace(/^NG-/, "") },
        geometry: { type: "MultiPolygon", coordinates: polygons.map((rings) => rings.map(roundRing)) },
      };
    })
    .toSorted((a, b) => (a.properties.code < b.properties.code ? -1 : 1))
    .map((feature) => JSON.stringify(feature));
  return `{"type":"FeatureCollection","features":[\n${lines.join(",\n")}\n]}\n`;
}

function roundRing(ring: Ring): Position[] {
  const rounded = ring.map(([lon, lat]): Position => [round(lon), round(lat)]);
  return rounded.filter((point, at) => at === 0 || !isSame(point, rounded[at - 1]));
}

const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

const isSame = (a: Position, b: Position | undefined): boolean => a[0] === b?.[0] && a[1] === b[1];
