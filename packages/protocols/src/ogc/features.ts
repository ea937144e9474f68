import { unitsOfShapes } from "@naijaref/api/contract/cost";
import { Failure } from "@naijaref/api/contract/errors";
import type { OutsideCall } from "@naijaref/api/outside-service";
import type { BoundingBox } from "naijaref/boundaries";
import { boxesMeet, boxOf, holdsBox, meetsBox } from "./geometry.ts";
import { type Layer, layerOf, type Shape, type Undrawn } from "./layers.ts";
import type { FeatureQuery } from "./query.ts";

/** How large each shape is, worked out when the first box is asked for. Null for one without an outline. */
const boxes = new Map<Layer, ReadonlyMap<string, BoundingBox | null>>();

async function boxesOf(layer: Layer, { inParts }: Pick<OutsideCall, "inParts">) {
  let known = boxes.get(layer);
  if (known === undefined) {
    const shapes = [...layerOf(layer).values()];
    known = new Map(
      await inParts(shapes, ({ code, draw }): [string, BoundingBox | null] => {
        const { geometry } = draw("draw");
        return [code, geometry && widened(boxOf([geometry]))];
      }),
    );
    boxes.set(layer, known);
  }
  return known;
}

/** A box of the drawing outline may be a little smaller than that of the whole one. */
const SLACK = 0.05;

const widened = ([west, south, east, north]: BoundingBox): BoundingBox => [
  west - SLACK,
  south - SLACK,
  east + SLACK,
  north + SLACK,
];

/** A shape that may be selected, and whether it must be drawn to know it. */
interface Near {
  readonly shape: Undrawn;
  readonly isDoubtful: boolean;
}

/** The shapes that may be in the boxes of a query, in the order of the records. Nothing is drawn. */
async function near(
  layer: Layer,
  { boxes: asked, state }: FeatureQuery,
  call: Pick<OutsideCall, "inParts">,
): Promise<readonly Near[]> {
  const all = [...layerOf(layer).values()];
  const ofState = state === undefined ? all : all.filter(({ stateCode }) => stateCode === state);
  if (asked.length === 0) return ofState.map((shape) => ({ shape, isDoubtful: false }));
  const known = await boxesOf(layer, call);
  return ofState.flatMap((shape) => {
    const box = known.get(shape.code);
    if (!box || !asked.some((one) => boxesMeet(one, box))) return [];
    return [{ shape, isDoubtful: !asked.some((one) => holdsBox(one, box)) }];
  });
}

export const asFeature = ({ code, properties, geometry }: Shape) => ({
  type: "Feature",
  id: code,
  properties,
  geometry,
});

export interface Page {
  readonly matched: number;
  /** Each as JSON. */
  readonly features: readonly string[];
}

/**
 * A page of the features that a query selects, charged by the shapes that are drawn for it: those of the
 * page, and those at the edges of its boxes.
 */
export async function pageOf(
  layer: Layer,
  query: FeatureQuery,
  call: Pick<OutsideCall, "inParts" | "charge">,
): Promise<Page | Failure> {
  const { limit, offset, boxes: asked } = query;
  const candidates = await near(layer, query, call);
  const doubtful = candidates.filter(({ isDoubtful }) => isDoubtful);
  const ofPage = Math.min(limit, Math.max(0, candidates.length - offset));
  const refusal = await call.charge(unitsOfShapes(doubtful.length + ofPage));
  if (refusal instanceof Failure) return refusal;
  const outside = new Set<string>();
  await call.inParts(doubtful, ({ shape: { code, draw } }) => {
    const { geometry } = draw("full");
    if (geometry === null || !asked.some((box) => meetsBox(geometry, box))) outside.add(code);
  });
  const selected = candidates.filter(({ shape }) => !outside.has(shape.code));
  const features = await call.inParts(selected.slice(offset, offset + limit), ({ shape }) =>
    JSON.stringify(asFeature(shape.draw("full"))),
  );
  return { matched: selected.length, features };
}
