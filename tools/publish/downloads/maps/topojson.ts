import type { Layer, Shape } from "@naijaref/protocols/ogc/layers";
import type { FeatureCollection } from "geojson";
import { OUTLINE_CREDIT, OUTLINE_SOURCES } from "naijaref/boundaries";
import { quantize } from "topojson-client";
import { topology } from "topojson-server";

/** Positions have five decimals. */
const STEP = 1e-5;

/**
 * One topology of all layers: a border is written once, whatever it divides. A shape without an outline is a
 * geometry of the type null.
 */
export function writeTopoJson(layers: ReadonlyMap<Layer, readonly Shape[]>): string {
  const collections = [...layers].map(([layer, shapes]): [Layer, FeatureCollection] => [
    layer,
    {
      type: "FeatureCollection",
      features: shapes.map(({ code, properties, geometry }) => ({
        type: "Feature",
        id: code,
        properties: { ...properties },
        // GeoJSON's null is a type of its own in TopoJSON; the types of the package do not know it.
        geometry: geometry as NonNullable<typeof geometry>,
      })),
    },
  ]);
  const whole = topology(Object.fromEntries(collections)) as Parameters<typeof quantize>[0];
  const { bbox, transform, objects, arcs } = quantize(whole, { scale: [STEP, STEP], translate: [0, 0] });
  const about = { ...OUTLINE_CREDIT, sources: OUTLINE_SOURCES };
  return `${JSON.stringify({ type: "Topology", ...about, bbox, transform, objects, arcs })}\n`;
}
