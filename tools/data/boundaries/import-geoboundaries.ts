import { joinShapes } from "./join.ts";
import { shareBorders } from "./shared-borders.ts";
import { readShapes, sourceFiles } from "./source.ts";
import type { Topology } from "./topology.ts";

/** The outlines of geoBoundaries, release 9469f09, from its two files in a folder. */
export function importGeoBoundaries(folder: string): Topology {
  const shapes = readShapes(folder, sourceFiles.lgas);
  const codes = joinShapes(shapes, readShapes(folder, sourceFiles.states));
  return shareBorders(
    shapes.map(({ geometry, properties: { shapeID, shapeName } }) => ({
      id: codes.get(shapeID) ?? "",
      properties: { shape_id: shapeID, shape_name: shapeName },
      geometry,
    })),
  );
}
