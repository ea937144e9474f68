import { boxAround } from "@naijaref/protocols/ogc/geometry";
import { isOfSeats, LAYERS, type Layer, type Shape, shapesOf, TITLES } from "@naijaref/protocols/ogc/layers";
import type { Position } from "geojson";
import { type BasicType, type ColumnSource, geojsonToWkb } from "hyparquet-writer";
import { OUTLINE_CREDIT, OUTLINE_SOURCES, type OutlineGeometry } from "naijaref/boundaries";
import initSqlJs, { type Database, type SqlValue } from "sql.js";
import { type DownloadFile, downloadFile, SECOND_FOLDER } from "./files.ts";
import { insert } from "./sqlite.ts";
import { parquetFile } from "./table-files.ts";

/** Everything as a MultiPolygon: a layer of one type is what every program reads. */
const toWkb = ({ type, coordinates }: OutlineGeometry): Uint8Array =>
  geojsonToWkb({
    type: "MultiPolygon",
    coordinates: (type === "Polygon" ? [coordinates] : coordinates) as Position[][][],
  });

const typeOf = (values: readonly unknown[]): BasicType => {
  if (values.some((value) => typeof value === "boolean")) return "BOOLEAN";
  return values.some((value) => typeof value === "number") ? "INT32" : "STRING";
};

/** A layer as GeoParquet 1.1: columns, and the outlines as WKB in longitude and latitude. */
function writeGeoParquet(shapes: readonly Shape[], dataVersion: string): Uint8Array {
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

/** GeoPackage 1.3 (OGC 12-128r17): "GPKG", and the version. */
const APPLICATION_ID = 0x47504b47;
const VERSION = 10300;
const WGS84 = 4326;
/** Flags of the header: little-endian, with a box of two dimensions. */
const WITH_BOX = 0b11;
const HEADER = 8 + 4 * 8;

const WGS84_WKT =
  'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],AUTHORITY["EPSG","4326"]]';

/** The tables that the standard asks for, with its own words for their columns. */
const TABLES = [
  "CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER NOT NULL PRIMARY KEY, organization TEXT NOT NULL, organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL, description TEXT);",
  "CREATE TABLE gpkg_contents (table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL, identifier TEXT UNIQUE, description TEXT DEFAULT '', last_change DATETIME NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')), min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, max_y DOUBLE, srs_id INTEGER, CONSTRAINT fk_gc_r_srs_id FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys(srs_id));",
  "CREATE TABLE gpkg_geometry_columns (table_name TEXT NOT NULL, column_name TEXT NOT NULL, geometry_type_name TEXT NOT NULL, srs_id INTEGER NOT NULL, z TINYINT NOT NULL, m TINYINT NOT NULL, CONSTRAINT pk_geom_cols PRIMARY KEY (table_name, column_name), CONSTRAINT uk_gc_table_name UNIQUE (table_name), CONSTRAINT fk_gc_tn FOREIGN KEY (table_name) REFERENCES gpkg_contents(table_name), CONSTRAINT fk_gc_srs FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys (srs_id));",
];

const SYSTEMS: readonly SqlValue[][] = [
  ["Undefined Cartesian SRS", -1, "NONE", -1, "undefined", "undefined Cartesian coordinates"],
  ["Undefined geographic SRS", 0, "NONE", 0, "undefined", "undefined geographic coordinates"],
  ["WGS 84 geodetic", WGS84, "EPSG", WGS84, WGS84_WKT, "longitude and latitude in degrees"],
];

function toBlob({ geometry, bbox }: Shape): Uint8Array | null {
  if (geometry === null || bbox === null) return null;
  const body = toWkb(geometry);
  const bytes = new Uint8Array(HEADER + body.length);
  const view = new DataView(bytes.buffer);
  bytes.set([0x47, 0x50, 0, WITH_BOX]);
  view.setInt32(4, WGS84, true);
  const [west, south, east, north] = bbox;
  [west, east, south, north].forEach((value, index) => {
    view.setFloat64(8 + index * 8, value, true);
  });
  bytes.set(body, HEADER);
  return bytes;
}

/** By what GeoParquet calls it. */
const TYPES: Readonly<Record<string, string>> = { BOOLEAN: "BOOLEAN", INT32: "INTEGER", STRING: "TEXT" };

function addLayer(database: Database, layer: Layer, shapes: readonly Shape[], changed: string): void {
  const columns = Object.keys(shapes[0]?.properties ?? {});
  const definitions = columns.map(
    (column) => `"${column}" ${TYPES[typeOf(shapes.map(({ properties }) => properties[column]))]}`,
  );
  database.run(
    `CREATE TABLE "${layer}" (fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, geom MULTIPOLYGON, ${definitions.join(", ")});`,
  );
  const rows = shapes.map((shape, at): SqlValue[] => [
    at + 1,
    toBlob(shape),
    ...columns.map((column) => {
      const value = shape.properties[column] ?? null;
      return typeof value === "boolean" ? Number(value) : value;
    }),
  ]);
  insert(database, layer, rows);
  const title = TITLES[layer];
  const credit = `${OUTLINE_CREDIT.licence}. ${OUTLINE_CREDIT.attribution}.`;
  const box = boxAround(shapes);
  insert(database, "gpkg_contents", [
    [layer, "features", `Nigeria: ${title}`, credit, changed, ...box, WGS84],
  ]);
  insert(database, "gpkg_geometry_columns", [[layer, "geom", "MULTIPOLYGON", WGS84, 0, 0]]);
}

/** All layers in one GeoPackage, with their licence and credit. The same shapes give the same bytes. */
async function writeGeoPackage(
  layers: ReadonlyMap<Layer, readonly Shape[]>,
  dataVersion: string,
): Promise<Uint8Array> {
  const { Database } = await initSqlJs();
  const database = new Database();
  const changed = `${dataVersion.slice(0, 10)}T00:00:00.000Z`;
  database.run(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${VERSION}; BEGIN;`);
  for (const table of TABLES) database.run(table);
  insert(database, "gpkg_spatial_ref_sys", SYSTEMS);
  for (const [layer, shapes] of layers) addLayer(database, layer, shapes, changed);
  database.run("COMMIT; VACUUM;");
  const bytes = database.export();
  database.close();
  return bytes;
}

/** A GeoJSON FeatureCollection (RFC 7946) with the licence and the credit inside. */
const writeGeoJson = (shapes: readonly Shape[]): string =>
  `${JSON.stringify({
    type: "FeatureCollection",
    ...OUTLINE_CREDIT,
    sources: OUTLINE_SOURCES,
    bbox: boxAround(shapes),
    features: shapes.map(({ code, properties, geometry, bbox }) => ({
      type: "Feature",
      id: code,
      ...(bbox && { bbox }),
      properties,
      geometry,
    })),
  })}\n`;

const WITHOUT_OUTLINE =
  "A seat that divides an LGA has no geometry, because nobody publishes its border; lga_codes names its LGAs.";

const layerFile = (
  name: string,
  what: string,
  layer: Layer,
  shapes: readonly Shape[],
  content: string | Uint8Array,
): DownloadFile =>
  downloadFile(
    name,
    `The map of the ${TITLES[layer]} as ${what}.${isOfSeats(layer) ? ` ${WITHOUT_OUTLINE}` : ""}`,
    content,
    {
      folder: SECOND_FOLDER,
      rows: shapes.length,
      // The outline itself is a column of a table.
      columns: Object.keys(shapes[0]?.properties ?? {}).length + (name.endsWith(".parquet") ? 1 : 0),
    },
  );

const AS_GEOJSON = "GeoJSON, to draw, with codes, names, parents, licence and source";

/** The maps of the seats, and all layers in the files that GIS offices take. */
export async function mapFiles(dataVersion: string): Promise<DownloadFile[]> {
  const layers = new Map(LAYERS.map((layer) => [layer, shapesOf(layer, "full")]));
  return [
    ...LAYERS.filter(isOfSeats).map((layer) => {
      const shapes = shapesOf(layer, "draw");
      return layerFile(`${layer}.geojson.gz`, AS_GEOJSON, layer, shapes, writeGeoJson(shapes));
    }),
    downloadFile(
      "naijaref.gpkg.gz",
      `All layers in one GeoPackage for QGIS, with every position. Unpack it first. ${WITHOUT_OUTLINE}`,
      await writeGeoPackage(layers, dataVersion),
      { folder: SECOND_FOLDER },
    ),
    ...[...layers].map(([layer, shapes]) => {
      const content = writeGeoParquet(shapes, dataVersion);
      return layerFile(`${layer}_map.parquet`, "GeoParquet, with every position", layer, shapes, content);
    }),
  ];
}
