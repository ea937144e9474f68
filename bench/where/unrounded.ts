import { joinShapes } from "@naijaref/pipeline/boundaries/join";
import { readShapes, sourceFiles } from "@naijaref/pipeline/boundaries/source";
import { distanceTo } from "naijaref/boundaries";
import type { Point } from "./random-points.ts";
import { type Find, type Outline, scan } from "./scan.ts";

/** The outlines as geoBoundaries publishes them, from the folder of its two files. */
function readOutlines(folder: string): readonly Outline[] {
  const shapes = readShapes(folder, sourceFiles.lgas);
  const codes = joinShapes(shapes, readShapes(folder, sourceFiles.states));
  return shapes.map(({ geometry, properties }) => {
    const rings = geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();
    const all = rings.flat() as [number, number][];
    const bbox: Outline["bbox"] = [180, 90, -180, -90];
    for (const [lon, lat] of all) {
      bbox[0] = Math.min(bbox[0], lon);
      bbox[1] = Math.min(bbox[1], lat);
      bbox[2] = Math.max(bbox[2], lon);
      bbox[3] = Math.max(bbox[3], lat);
    }
    return {
      id: codes.get(properties.shapeID) ?? "",
      bbox,
      geometry: geometry as Outline["geometry"],
    };
  });
}

/**
 * The points that are in another LGA of the source's unrounded outlines, and how far the furthest is from
 * there.
 */
export function compareWithSource(find: Find, points: readonly Point[], folder: string) {
  const source = scan(readOutlines(folder));
  const distances = points.flatMap(([lon, lat]) => {
    const [own, expected] = [find(lon, lat), source(lon, lat)];
    if (own === expected) return [];
    const away = [own, expected].flatMap((code) => {
      const distance = code === undefined ? undefined : distanceTo({ lat, lon }, code);
      return distance?.ok && distance.value > 0 ? [distance.value] : [];
    });
    return [Math.max(0, ...away)];
  });
  return { different: distances.length, furthest: Math.max(0, ...distances) };
}
