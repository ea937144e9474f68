import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BOUNDARY_KINDS, listBoundaries, topologyOf } from "naijaref/boundaries";
import { afterAll, beforeAll, expect, it } from "vitest";

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
def read(file):
    map = geopandas.read_file(file)
    if map.crs is None: map = map.set_crs(4326)
    area = map.to_crs(8857).area.sum() / 1e6
    return {"rows": len(map), "valid": bool(map.is_valid.all()), "area": area, "crs": map.crs.to_epsg()}
print(json.dumps([read(file) for file in sys.argv[1:]]))
`;

const MAPS = BOUNDARY_KINDS.flatMap((of) =>
  (["full", "draw"] as const).map((detail) => [of, detail] as const),
);
const FORMATS = ["geojson", "topojson"] as const;

const fileOf = (...parts: readonly string[]): string =>
  join(folder, `${parts.slice(0, 2).join("-")}.${parts[2]}`);

let read: Map<string, { readonly area: number }>;

/** One Python for all maps: it takes longer to start than to read. */
beforeAll(() => {
  if (PYTHON === "") return;
  for (const [of, detail] of MAPS) {
    const maps = { geojson: listBoundaries({ of, detail }), topojson: topologyOf({ of, detail }) };
    for (const format of FORMATS) {
      const map = maps[format];
      // GDAL turns nested lists and objects into text: the geometry is what is tested.
      writeFileSync(fileOf(of, detail, format), JSON.stringify(map.ok && map.value));
    }
  }
  const files = MAPS.flatMap((map) => FORMATS.map((format) => fileOf(...map, format)));
  const printed = JSON.parse(execFileSync(PYTHON, ["-c", READ, ...files], { encoding: "utf8" }));
  read = new Map(files.map((file, at) => [file, printed[at]]));
});

it.skipIf(PYTHON === "").each(MAPS)("GeoPandas reads %s, %s, as GeoJSON and as TopoJSON", (of, detail) => {
  const maps = listBoundaries({ of, detail });
  const rows = maps.ok ? maps.value.features.length : 0;
  const [geojson, topojson] = FORMATS.map((format) => read.get(fileOf(of, detail, format)));
  for (const map of [geojson, topojson]) expect(map).toMatchObject({ rows, valid: true, crs: 4326 });
  expect(Math.abs((geojson?.area ?? 0) / (topojson?.area ?? 1) - 1)).toBeLessThan(1e-9);
  // Nigeria has about 910,000 km2 with its water.
  if (of !== "federal_constituencies") expect(Math.abs((geojson?.area ?? 0) - 910_000)).toBeLessThan(10_000);
});
