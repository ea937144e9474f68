import type { Layer, Shape } from "@naijaref/protocols/ogc/layers";
import type { FeatureCollection } from "geojson";
import { OUTLINE_CREDIT, OUTLINE_SOURCES } from "naijaref/boundaries";
import { topology } from "topojson-server";

/** Positions have five decimals. */
const STEPS = 1e5;

const steps = (degrees: number | undefined): number => Math.round((degrees ?? 0) * STEPS);

/** In steps, each position but the first as the difference from the one before. */
function toSteps(arc: readonly (readonly number[])[]): [number, number][] {
  let [x, y] = [0, 0];
  return arc.map(([lon, lat]) => {
    const step: [number, number] = [steps(lon) - x, steps(lat) - y];
    [x, y] = [x + step[0], y + step[1]];
    return step;
  });
}

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
  const { bbox, objects, arcs } = topology(Object.fromEntries(collections));
  return `${JSON.stringify({
    type: "Topology",
    ...OUTLINE_CREDIT,
    sources: OUTLINE_SOURCES,
    bbox,
    transform: { scale: [1 / STEPS, 1 / STEPS], translate: [0, 0] },
    objects,
    arcs: arcs.map(toSteps),
  })}\n`;
}
