import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type BoundaryKind, listBoundaries, type OutlineGeometry, topologyOf } from "naijaref/boundaries";
import { listStates } from "naijaref/places";

/** `npm run tool draw-map`: writes docs/images/nigeria.svg, the states and LGAs as the library has them. */

/** In units of the picture; a browser makes it as wide as the page. */
const WIDTH = 1600;
const MARGIN = 16;
const DEGREE = Math.PI / 180;
/** The parallel along which widths are true: the middle of the country. */
const MIDDLE = 9.08;

export const MAP_FILE = fileURLToPath(new URL("../../../docs/images/nigeria.svg", import.meta.url));

const STYLE = `
.land{fill:#f4f1e8}.lgas{fill:none;stroke:#c9c2ae;stroke-width:1}.states{fill:none;stroke:#4b5d52;stroke-width:2.5}
.water{fill:#9cc5dd}text{font:600 24px system-ui,sans-serif;fill:#26332c;text-anchor:middle;dominant-baseline:middle}
`.trim();

export function drawMap(): string {
  const country = mapOf(listBoundaries({ of: "states", detail: "draw" }));
  const [west, south, east, north] = country.bbox;
  const narrowing = Math.cos(MIDDLE * DEGREE);
  const scale = (WIDTH - 2 * MARGIN) / ((east - west) * narrowing);
  const height = Math.ceil((north - south) * scale) + 2 * MARGIN;
  const place: Placing = (lon, lat) => [
    Math.round(MARGIN + (lon - west) * narrowing * scale),
    Math.round(MARGIN + (north - lat) * scale),
  ];
  const areas = (drawn: typeof country): string =>
    drawn.features
      .flatMap(({ geometry }) => ringsOf(geometry))
      .map((ring) => `${line(ring.map(([lon, lat]) => place(lon, lat)))}z`)
      .join("");
  const labels = listStates().map(({ code, lat, lon }) => {
    const [x, y] = place(lon ?? 0, lat ?? 0);
    return `<text x="${x}" y="${y}">${code}</text>`;
  });
  const inLagos = (of: BoundaryKind) => areas(mapOf(listBoundaries({ of, detail: "draw", state: "LA" })));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title">`,
    '<title id="title">Nigeria: the 37 states with their codes, and the 774 LGAs</title>',
    `<style>${STYLE}</style>`,
    `<path class="land" d="${areas(country)}"/>`,
    // The lagoon is what Lagos State has beside its LGAs.
    `<path class="water" d="${inLagos("states")}"/>`,
    `<path class="land" d="${inLagos("lgas")}"/>`,
    `<path class="lgas" d="${linesOf("lgas", place)}"/>`,
    `<path class="states" d="${linesOf("states", place)}"/>`,
    ...labels,
    "</svg>",
    "",
  ].join("\n");
}

type Pixel = readonly [x: number, y: number];
type Placing = (lon: number, lat: number) => Pixel;

const ringsOf = (geometry: OutlineGeometry) =>
  geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();

/** A line as a path, each pixel as the difference from the one before, without repeats. */
function line(pixels: readonly Pixel[]): string {
  const moved = pixels.filter(([x, y], at) => x !== pixels[at - 1]?.[0] || y !== pixels[at - 1]?.[1]);
  const steps = moved.map(([x, y], at) => {
    const [lastX, lastY] = moved[at - 1] ?? [0, 0];
    return `${x - lastX} ${y - lastY}`;
  });
  return `M${steps[0]}l${steps.slice(1).join(" ")}`.replaceAll(" -", "-");
}

/** Every border once: the arcs of the topology. */
function linesOf(of: BoundaryKind, place: Placing): string {
  const { arcs, transform } = mapOf(topologyOf({ of, detail: "draw" }));
  const [perLon, perLat] = transform.scale;
  const lines = arcs.map((steps) => {
    let [x, y] = [0, 0];
    return line(
      steps.map(([dx, dy]) => {
        x += dx;
        y += dy;
        return place(x * perLon, y * perLat);
      }),
    );
  });
  // An arc of one pixel is a move without a line.
  return lines.filter((path) => !path.endsWith("l")).join("");
}

function mapOf<Value>(result: { ok: true; value: Value } | { ok: false; reason: string }): Value {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(new URL("../../../docs/images/", import.meta.url), { recursive: true });
  writeFileSync(MAP_FILE, drawMap());
}
