import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BOUNDARY_KINDS, listBoundaries, topologyOf } from "naijaref/boundaries";
import { afterAll, expect, it } from "vitest";

/** What GeoPandas and GDAL, which mapmakers use, read in the maps that the library makes. */

const PYTHON = process.env["PYTHON_READERS"] ?? "";

if (PYTHON === "" && process.env["CI"] === "true")
  throw new Error(
    "PYTHON_READERS is not set: .ci/run must make a Python with the packages of .ci/readers.txt",
  );

const folder = mkdtempSync(join(tmpdir(), "naijaref-maps-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const READ = `
import sys, json, geopandas
map = geopandas.read_file(sys.argv[1])
if map.crs is None: map = map.set_crs(4326)
area = map.to_crs(8857).area.sum() / 1e6
print(json.dumps({"rows": len(map), "valid": bool(map.is_valid.all()), "area": area, "crs": map.crs.to_epsg()}))
`;

it
  .skipIf(PYTHON === "")
  .each(BOUNDARY_KINDS.flatMap((of) => (["full", "draw"] as const).map((detail) => [of, detail] as const)))(
  "GeoPandas reads %s, %s, as GeoJSON and as TopoJSON",
  (of, detail) => {
    const maps = { geojson: listBoundaries({ of, detail }), topojson: topologyOf({ of, detail }) };
    const read = Object.entries(maps).map(([format, map]) => {
      const file = join(folder, `${of}-${detail}.${format}`);
      // GDAL turns nested lists and objects into text: the geometry is what is tested.
      writeFileSync(file, JSON.stringify(map.ok && map.value));
      return JSON.parse(execFileSync(PYTHON, ["-c", READ, file], { encoding: "utf8" })) as { area: number };
    });
    const rows = maps.geojson.ok ? maps.geojson.value.features.length : 0;
    for (const map of read) expect(map).toMatchObject({ rows, valid: true, crs: 4326 });
    expect(Math.abs((read[0]?.area ?? 0) / (read[1]?.area ?? 1) - 1)).toBeLessThan(1e-9);
    // Nigeria has about 910,000 km2 with its water.
    if (of !== "federal_constituencies")
      expect(Math.abs((read[0]?.area ?? 0) - 910_000)).toBeLessThan(10_000);
  },
);
