import { boxOf } from "@naijaref/protocols/ogc/geometry";
import type { Shape } from "@naijaref/protocols/ogc/layers";
import { OUTLINE_CREDIT, OUTLINE_SOURCES } from "naijaref/boundaries";

/** A GeoJSON FeatureCollection (RFC 7946) with the licence and the credit inside. */
export const writeGeoJson = (shapes: readonly Shape[]): string =>
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
