import { boxAround } from "@naijaref/protocols/ogc/geometry";
import type { Shape } from "@naijaref/protocols/ogc/layers";
import type { Position } from "geojson";
import { type BasicType, type ColumnSource, geojsonToWkb } from "hyparquet-writer";
import { OUTLINE_CREDIT, type OutlineGeometry } from "naijaref/boundaries";
import { parquetFile } from "../parquet.ts";

/** Everything as a MultiPolygon: a layer of one type is what every program reads. */
export const toWkb = ({ type, coordinates }: OutlineGeometry): Uint8Array =>
  geojsonToWkb({
    type: "MultiPolygon",
    coordinates: (type === "Polygon" ? [coordinates] : coordinates) as Position[][][],
  });

/** What the values of a column are. */
export const typeOf = (values: readonly unknown[]): BasicType => {
  if (values.some((value) => typeof value === "boolean")) return "BOOLEAN";
  return values.some((value) => typeof value === "number") ? "INT32" : "STRING";
};

/** A layer as GeoParquet 1.1: columns, and the outlines as WKB in longitude and latitude. */
export function writeGeoParquet(shapes: readonly Shape[], dataVersion: string): Uint8Array {
  const names = Object.keys(shapes[0]?.properties ?? {});
  const columns = names.map((name): ColumnSource => {
    const data = shapes.map(({ properties }) => properties[name] ?? null);
    return { name, data, type: typeOf(data) };
  });
  const outlines = shapes.map(({ geometry }) => (geometry === null ? null : toWkb(geometry)));
  const geo = {
    version: "1.1.0",
    primary_column: "geometry",
    columns: {
      geometry: {
        encoding: "WKB",
        geometry_types: ["MultiPolygon"],
        bbox: boxAround(shapes),
      },
    },
  };
  return parquetFile(
    { columnData: [...columns, { name: "geometry", data: outlines, type: "BYTE_ARRAY" }] },
    { geo: JSON.stringify(geo), data_version: dataVersion, ...OUTLINE_CREDIT },
  );
}
