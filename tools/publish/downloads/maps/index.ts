import { boxOf } from "@naijaref/protocols/ogc/geometry";
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
    bbox: boxOf(shapes.map(({ geometry }) => geometry)),
    features: shapes.map(({ code, properties, geometry }) => ({
      type: "Feature",
      id: code,
      ...(geometry === null ? {} : { bbox: boxOf([geometry]) }),
      properties,
      geometry,
    })),
  })}\n`;

const WITHOUT_OUTLINE =
  "A seat that divides an LGA has no geometry, because nobody publishes its border; lga_codes names its LGAs.";

const noteOn = (layer: Layer): string => (isOfSeats(layer) ? ` ${WITHOUT_OUTLINE}` : "");

const geoJsonOf = (layer: Layer): DownloadFile => {
  const shapes = shapesOf(layer, "draw");
  return downloadFile(
    {
      name: `${layer}.geojson.gz`,
      description: `The map of the ${TITLES[layer]} as GeoJSON, to draw, with codes, names, parents, licence and source.${noteOn(layer)}`,
      folder: SECOND_FOLDER,
      rows: shapes.length,
      columns: Object.keys(shapes[0]?.properties ?? {}).length,
    },
    writeGeoJson(shapes),
  );
};

/** The maps of the seats, and all layers in the files that GIS offices take. */
export async function mapFiles(dataVersion: string): Promise<DownloadFile[]> {
  const layers = new Map(LAYERS.map((layer) => [layer, shapesOf(layer, "full")]));
  return [
    ...LAYERS.filter(isOfSeats).map(geoJsonOf),
    downloadFile(
      {
        name: "naijaref.gpkg.gz",
        description: `All layers in one GeoPackage for QGIS, with every position. Unpack it first. ${WITHOUT_OUTLINE}`,
        folder: SECOND_FOLDER,
      },
      await writeGeoPackage(layers, dataVersion),
    ),
    ...[...layers].map(([layer, shapes]) =>
      downloadFile(
        {
          name: `${layer}_map.parquet`,
          description: `The map of the ${TITLES[layer]} as GeoParquet, with every position.${noteOn(layer)}`,
          folder: SECOND_FOLDER,
          rows: shapes.length,
          columns: Object.keys(shapes[0]?.properties ?? {}).length + 1,
        },
        writeGeoParquet(shapes, dataVersion),
      ),
    ),
  ];
}
