import type { Shape, Step, Topology, WaterShape } from "@naijaref/tools/boundaries";
import { dataset } from "../edited.ts";
import type { CheckedDataset } from "../rule.ts";

/** The dataset with other outlines, for tests that break them. */
export const redrawn = (change: (topology: Topology) => Topology): CheckedDataset => ({
  ...dataset,
  topology: change(dataset.topology),
});

/** The dataset with some of its LGAs' shapes changed, added or removed. */
export const reshaped = (change: (shape: Shape) => readonly Shape[]): CheckedDataset =>
  redrawn(({ objects, ...rest }) => ({
    ...rest,
    objects: { ...objects, lgas: { ...objects.lgas, geometries: objects.lgas.geometries.flatMap(change) } },
  }));

/** The dataset with other water. */
export const flooded = (change: (shape: WaterShape) => readonly WaterShape[]): CheckedDataset =>
  redrawn(({ objects, ...rest }) => ({
    ...rest,
    objects: {
      ...objects,
      water: { ...objects.water, geometries: objects.water.geometries.flatMap(change) },
    },
  }));

/** The dataset with one arc changed. */
export const withArc = (arc: number, change: (steps: readonly Step[]) => readonly Step[]): CheckedDataset =>
  redrawn(({ arcs, ...rest }) => ({
    ...rest,
    arcs: arcs.map((steps, at) => (at === arc ? change(steps) : steps)),
  }));
