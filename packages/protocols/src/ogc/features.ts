import { unitsOfShapes } from "@naijaref/api/contract/cost";
import { Failure } from "@naijaref/api/contract/errors";
import type { OutsideCall } from "@naijaref/api/outside-service";
import { boxesMeet, holdsBox, meetsBox } from "./geometry.ts";
import { type Layer, layerOf, type Shape, type Undrawn } from "./layers.ts";
import type { FeatureQuery } from "./query.ts";

/** A shape that may be selected, and whether it must be drawn to know it. */
interface Near {
  readonly shape: Undrawn;
  readonly isDoubtful: boolean;
}

/** The shapes that may be in the boxes of a query, in the order of the records. Nothing is drawn. */
function near(layer: Layer, { boxes: asked, state }: FeatureQuery): readonly Near[] {
  const all = [...layerOf(layer).values()];
  const ofState = state === undefined ? all : all.filter(({ stateCode }) => stateCode === state);
  if (asked.length === 0) return ofState.map((shape) => ({ shape, isDoubtful: false }));
  return ofState.flatMap((shape) => {
    const box = shape.bbox();
    if (box === null || !asked.some((one) => boxesMeet(one, box))) return [];
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
  const candidates = near(layer, query);
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
