import { boxOf } from "@naijaref/protocols/ogc/geometry";
import type { Shape } from "@naijaref/protocols/ogc/layers";
import { type ColumnSource, parquetWriteBuffer, type SchemaElement } from "hyparquet-writer";
import { OUTLINE_CREDIT } from "naijaref/boundaries";
import { gzip } from "../gzip.ts";
import { toWkb } from "./wkb.ts";

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
  return new Uint8Array(
    parquetWriteBuffer({
      columnData,
      schema: [
        { name: "root", num_children: columnData.length },
        ...columns.map(({ name, data }) => elementOf(name, data)),
        { name: "geometry", type: "BYTE_ARRAY", repetition_type: "OPTIONAL" },
      ],
      codec: "GZIP",
      compressors: { GZIP: gzip },
      createdBy: "naijaref",
      kvMetadata: [
        { key: "geo", value: JSON.stringify(geo) },
        { key: "data_version", value: dataVersion },
        { key: "licence", value: OUTLINE_CREDIT.licence },
        { key: "attribution", value: OUTLINE_CREDIT.attribution },
      ],
    }),
  );
}
