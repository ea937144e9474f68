import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { LAYERS, type Layer, shapesOf } from "@naijaref/protocols/ogc/layers";
import { gunzipSync } from "fflate";
import type { FeatureCollection } from "geojson";
import { parquetReadObjects } from "hyparquet";
import { listConstituencies } from "naijaref/elections";
import { describe, expect, it } from "vitest";
import { findProgram } from "../../start/programs.ts";
import { bytesOf, folder, printed, textOf } from "./folder.ts";

const gdal = findProgram("ogrinfo");

const counted = (outlines: readonly unknown[]) => [
  outlines.filter((outline) => outline !== null).length,
  outlines.filter((outline) => outline === null).length,
];

const expectedOf = (layer: Layer) => counted(shapesOf(layer, "draw").map(({ geometry }) => geometry));

/** Tests of the maps of seats, part of the test of the package, so that it is built once. */
export function testMaps(): void {
  describe("the maps", () => {
    it("have every federal constituency, those that divide an LGA without a geometry and with their LGAs", () => {
      const map = JSON.parse(textOf("federal_constituencies.geojson.gz")) as FeatureCollection & {
        licence: string;
      };
      const all = listConstituencies({ kind: "federal_constituency" });
      expect(map.features.length).toBe(all.ok ? all.value.length : 0);
      expect(map.licence).toBe("CC BY-IGO 3.0");
      const divided = map.features.filter(({ geometry }) => (geometry as unknown) === null);
      expect(divided.map(({ properties }) => properties?.["name"])).toContain("Surulere I");
      for (const { properties } of map.features) {
        expect(properties).toMatchObject({
          lga_codes: expect.stringMatching(/^NG[0-9]{6}/),
          state_name: expect.stringMatching(/./),
          source: expect.stringContaining("OSGOF"),
        });
      }
    });

    it.each(LAYERS)("%s_map.parquet is GeoParquet", async (layer) => {
      const file = new Uint8Array(bytesOf(`${layer}_map.parquet`)).buffer;
      const rows = await parquetReadObjects({ file, compressors: { GZIP: gunzipSync } });
      expect(counted(rows.map((row) => row["geometry"] ?? null))).toEqual(expectedOf(layer));
      const first = rows.find((row) => row["geometry"] !== null);
      expect(first?.["geometry"]).toMatchObject({ type: "MultiPolygon" });
    });

    it.skipIf(gdal === undefined)("are a GeoPackage, as GDAL and so QGIS reads it", async () => {
      writeFileSync(join(folder, "naijaref.gpkg"), gunzipSync(bytesOf("naijaref.gpkg.gz")));
      const say = (...asked: readonly string[]) => printed(gdal ?? "", ...asked);
      for (const layer of LAYERS) {
        const [whole, divided] = expectedOf(layer);
        const sql = `SELECT sum(geom IS NOT NULL) AS whole, sum(geom IS NULL) AS divided, sum(ST_IsValid(geom) = 1) AS valid FROM ${layer}`;
        const said = await say("-q", "naijaref.gpkg", "-dialect", "SQLITE", "-sql", sql);
        const values = [...said.matchAll(/^ {2}\w+ \(.*\) = (\d+)$/gm)].map(([, value]) => Number(value));
        expect(values, layer).toEqual([whole, divided, whole]);
      }
      expect(await say("-so", "naijaref.gpkg", "lgas")).toMatch(/EPSG.*4326/);
    });
  });
}
