import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Projection } from "../../../packages/pages/src/map/layer.ts";
import { readTopology } from "../boundaries/topology.ts";
import { drawLayers } from "./layers.ts";

/** Draws the maps of the pages. Part of `npm run build`. */

/**
 * By their number in ISO 3166-1: Benin, Cameroon, Chad, Equatorial Guinea, Niger and Togo; and behind them
 * Burkina Faso, the Central African Republic, Congo, Ghana and Mali, which would be sea.
 */
const COUNTRIES = ["204", "120", "148", "226", "562", "768", "854", "140", "178", "288", "466"];

/** How far around the country land is drawn, as a share of its width: a map of a border shows some of it. */
const REACH = 0.12;

/** In units of the map: lines abroad are only there to tell land from sea. */
const STEP = 10;

type Spot = readonly [x: number, y: number];

/** The land of the neighbouring countries as the `d` of a path each, in units of a map. */
function drawAround({ west, north, perLon, perLat }: Projection, width: number, height: number) {
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-50m.json");
  const atlas = JSON.parse(readFileSync(file, "utf8")) as Topology<{ countries: GeometryCollection }>;
  const reach = width * REACH;
  const window = { west: -reach, east: width + reach, north: -reach, south: height + reach };
  const { features } = feature(atlas, atlas.objects.countries);
  return features.flatMap(({ id, geometry }) => {
    if (!COUNTRIES.includes(String(id))) return [];
    const polygons =
      geometry.type === "Polygon"
        ? [geometry.coordinates]
        : geometry.type === "MultiPolygon"
          ? geometry.coordinates
          : [];
    const rings = polygons.flatMap(([outer = []]) => {
      const spots = outer
        .slice(1)
        .map(([lon = 0, lat = 0]): Spot => [(lon - west) * perLon, (north - lat) * perLat]);
      const seen = cut(spots, window).map(
        ([x, y]): Spot => [Math.round(x / STEP) * STEP, Math.round(y / STEP) * STEP],
      );
      return seen.length < 3 ? [] : [seen];
    });
    return rings.map((ring) => `M${ring.map(([x, y]) => `${x} ${y}`).join("L")}z`);
  });
}

interface Window {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

/** The part of a ring inside a window (Sutherland and Hodgman, 1974). */
function cut(ring: readonly Spot[], { west, east, north, south }: Window): readonly Spot[] {
  const sides: readonly (readonly [axis: 0 | 1, at: number, sign: 1 | -1])[] = [
    [0, west, 1],
    [0, east, -1],
    [1, north, 1],
    [1, south, -1],
  ];
  return sides.reduce<readonly Spot[]>((spots, [axis, at, sign]) => {
    const isIn = (spot: Spot): boolean => (spot[axis] - at) * sign >= 0;
    return spots.flatMap((spot, index) => {
      const before = spots.at(index - 1) as Spot;
      const crosses = isIn(spot) !== isIn(before);
      const share = crosses ? (at - before[axis]) / (spot[axis] - before[axis]) : 0;
      const edge: Spot = [
        before[0] + (spot[0] - before[0]) * share,
        before[1] + (spot[1] - before[1]) * share,
      ];
      return [...(crosses ? [edge] : []), ...(isIn(spot) ? [spot] : [])];
    });
  }, ring);
}

const folder = fileURLToPath(new URL("../../../packages/pages/src/generated/map/", import.meta.url));

const NOTICE = "// Drawn from data/ by npm run build.\n";

const write = (name: string, text: string): void =>
  writeFileSync(`${folder}${name.replaceAll("_", "-")}.ts`, NOTICE + text);

mkdirSync(folder, { recursive: true });
const layers = drawLayers(readTopology());
for (const [name, layer] of Object.entries(layers))
  write(
    name,
    `import type { Layer } from "../../map/layer.ts";\n\nexport const layer: Layer = ${JSON.stringify(layer)};\n`,
  );
const { projection, width, height } = layers.lgas;
write(
  "around",
  `\n/** The land of the neighbouring countries, in units of the map of LGAs. From Natural Earth, public domain. */\nexport const around: readonly string[] = ${JSON.stringify(drawAround(projection, width, height))};\n`,
);
