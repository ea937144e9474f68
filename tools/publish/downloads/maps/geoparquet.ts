import { boxOf } from "@naijaref/protocols/ogc/geometry";
import type { Shape } from "@naijaref/protocols/ogc/layers";
import type { Position } from "geojson";
import { type ColumnSource, geojsonToWkb, type SchemaElement } from "hyparquet-writer";
import { OUTLINE_CREDIT, type OutlineGeometry } from "naijaref/boundaries";
import { parquetFile } from "../parquet.ts";

/** Everything as a MultiPolygon: a layer of one type is what every program reads. */
export const toWkb = ({ type, coordinates }: OutlineGeometry): Uint8Array =>
  geojsonToWkb({
    type: "MultiPolygon",
    coordinates: (type === "Polygon" ? [coordinates] : coordinates) as Position[][][],
  });

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
