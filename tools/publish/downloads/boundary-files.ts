import { snakeCase } from "@naijaref/records";
import { listBoundaries, topologyOf } from "naijaref/boundaries";
import { type DownloadFile, downloadFile } from "./file.ts";
import { gzip } from "./gzip.ts";

/** The members of a record in the names of the API. A position in a geometry has no names. */
const inApiNames = (_: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [snakeCase(name), inner]))
    : value;

type Drawn = ReturnType<typeof listBoundaries> | ReturnType<typeof topologyOf>;

function mapFile(name: string, description: string, drawn: Drawn): DownloadFile {
  if (!drawn.ok) throw new Error(`${name}: ${drawn.reason}`);
  return downloadFile(
    { name, description: `${description} The properties are the records.`, mediaType: "application/gzip" },
    gzip(`${JSON.stringify(drawn.value, inApiNames)}\n`),
  );
}

/** Maps to draw, and the outlines in full, from which states and constituencies can be merged. */
export const boundaryFiles = (): DownloadFile[] => [
  mapFile(
    "states.geojson.gz",
    "The outlines of the states as GeoJSON, for maps.",
    listBoundaries({ of: "states", detail: "draw" }),
  ),
  mapFile(
    "lgas.geojson.gz",
    "The outlines of the LGAs as GeoJSON, for maps.",
    listBoundaries({ of: "lgas", detail: "draw" }),
  ),
  mapFile(
    "lgas.topojson.gz",
    "The outlines of the LGAs as TopoJSON, with every position; neighbours share their borders.",
    topologyOf({ of: "lgas" }),
  ),
];
