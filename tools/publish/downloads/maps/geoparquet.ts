import { boxOf } from "@naijaref/protocols/ogc/geometry";
import type { Shape } from "@naijaref/protocols/ogc/layers";
import type { ColumnSource, SchemaElement } from "hyparquet-writer";
import { OUTLINE_CREDIT, type OutlineGeometry, type PolygonCoordinates } from "naijaref/boundaries";
import { parquetFile } from "../parquet.ts";

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

const elementOf = (name: string, values: readonly unknown[]): SchemaElement => {
  const repetition_type = "OPTIONAL";
  if (values.some((value) => typeof value === "boolean")) return { name, type: "BOOLEAN", repetition_type };
  if (values.some((value) => typeof value === "number")) return { name, type: "INT32", repetition_type };
  return { name, type: "BYTE_ARRAY", converted_type: "UTF8", repetition_type };
};

/** A layer as GeoParquet 1.1: columns, and the outlines as WKB in longitude and latitude. */
export function writeGeoParquet(shapes: readonly Shape[], dataVersion: string): Uint8Array {
  const names = Object.keys(shapes[0]?.properties ?? {});
  const columns = names.map((name) => ({
    name,
    data: shapes.map(({ properties }) => properties[name] ?? null),
  }));
  const outlines = shapes.map(({ geometry }) => (geometry === null ? null : toWkb(geometry)));
  const columnData: ColumnSource[] = [...columns, { name: "geometry", data: outlines }];
  const geo = {
    version: "1.1.0",
    primary_column: "geometry",
    columns: {
      geometry: {
        encoding: "WKB",
        geometry_types: ["MultiPolygon"],
        bbox: boxOf(shapes.map(({ geometry }) => geometry)),
      },
    },
  };
  const geometryElement = { name: "geometry", type: "BYTE_ARRAY", repetition_type: "OPTIONAL" } as const;
  return parquetFile(
    columnData,
    [...columns.map(({ name, data }) => elementOf(name, data)), geometryElement],
    { geo: JSON.stringify(geo), data_version: dataVersion, ...OUTLINE_CREDIT },
  );
}
