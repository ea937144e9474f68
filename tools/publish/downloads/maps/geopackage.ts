import { boxAround } from "@naijaref/protocols/ogc/geometry";
import { type Layer, type Shape, TITLES } from "@naijaref/protocols/ogc/layers";
import { OUTLINE_CREDIT } from "naijaref/boundaries";
import initSqlJs, { type Database, type SqlValue } from "sql.js";
import { insert } from "../sqlite.ts";
import { toWkb, typeOf } from "./geoparquet.ts";

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
export async function writeGeoPackage(
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
