import type { OutlineGeometry, PolygonCoordinates } from "naijaref/boundaries";

/** Little-endian, and the codes of geometries, of OGC 06-103r4, 8.2. */
const LITTLE_ENDIAN = 1;
const POLYGON = 3;
const MULTI_POLYGON = 6;

const polygonsOf = (geometry: OutlineGeometry): readonly PolygonCoordinates[] =>
  geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;

/** Everything as a MultiPolygon: a layer of one type is what every program reads. */
export function toWkb(geometry: OutlineGeometry): Uint8Array {
  const polygons = polygonsOf(geometry);
  const head = 1 + 4 + 4;
  const size = polygons.reduce(
    (sum, rings) => rings.reduce((inner, ring) => inner + 4 + ring.length * 16, sum + head),
    head,
  );
  const view = new DataView(new ArrayBuffer(size));
  let at = 0;
  const integer = (value: number): void => {
    view.setUint32(at, value, true);
    at += 4;
  };
  const begin = (type: number, count: number): void => {
    view.setUint8(at, LITTLE_ENDIAN);
    at += 1;
    integer(type);
    integer(count);
  };
  begin(MULTI_POLYGON, polygons.length);
  for (const rings of polygons) {
    begin(POLYGON, rings.length);
    for (const ring of rings) {
      integer(ring.length);
      for (const [lon, lat] of ring) {
        view.setFloat64(at, lon, true);
        view.setFloat64(at + 8, lat, true);
        at += 16;
      }
    }
  }
  return new Uint8Array(view.buffer);
}
