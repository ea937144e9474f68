import { boxAround } from "@naijaref/protocols/ogc/geometry";
import { isOfSeats, LAYERS, type Layer, type Shape, shapesOf, TITLES } from "@naijaref/protocols/ogc/layers";
import { OUTLINE_CREDIT, OUTLINE_SOURCES } from "naijaref/boundaries";
import { type DownloadFile, downloadFile, SECOND_FOLDER } from "../file.ts";
import { writeGeoPackage } from "./geopackage.ts";
import { writeGeoParquet } from "./geoparquet.ts";

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

const noteOn = (layer: Layer): string => (isOfSeats(layer) ? ` ${WITHOUT_OUTLINE}` : "");

/** A map of one layer, as a file of the second folder. */
const layerFile = (
  name: string,
  what: string,
  layer: Layer,
  shapes: readonly Shape[],
  content: string | Uint8Array,
): DownloadFile =>
  downloadFile(name, `The map of the ${TITLES[layer]} as ${what}.${noteOn(layer)}`, content, {
    folder: SECOND_FOLDER,
    rows: shapes.length,
    // The outline itself is a column of a table.
    columns: Object.keys(shapes[0]?.properties ?? {}).length + (name.endsWith(".parquet") ? 1 : 0),
  });

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
