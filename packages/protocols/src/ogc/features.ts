import { Failure } from "@naijaref/api/contract/errors";
import type { OutsideCall } from "@naijaref/api/outside-service";
import type { BoundingBox } from "naijaref/boundaries";
import { boxesMeet, boxOf, meetsBox } from "./geometry.ts";
import { type Layer, layerOf, type Shape } from "./layers.ts";
import type { FeatureQuery } from "./query.ts";

/** Features of one unit of the limit. */
const FEATURES_OF_A_UNIT = 25;

/** How large each shape is, worked out when the first box is asked for. Null for one without an outline. */
const boxes = new Map<Layer, ReadonlyMap<string, BoundingBox | null>>();

async function boxesOf(layer: Layer, { inParts }: Pick<OutsideCall, "inParts">) {
  let known = boxes.get(layer);
  if (known === undefined) {
    const shapes = [...layerOf(layer)];
    known = new Map(
      await inParts(shapes, ([code, draw]): [string, BoundingBox | null] => {
        const { geometry } = draw("draw");
        return [code, geometry && boxOf([geometry])];
      }),
    );
    boxes.set(layer, known);
  }
  return known;
}

type Drawn = [code: string, draw: (detail: "full") => Shape];

/** The shapes that a query selects, in the order of the records. */
async function select(
  layer: Layer,
  { boxes: asked, state }: FeatureQuery,
  call: Pick<OutsideCall, "inParts">,
): Promise<readonly Drawn[]> {
  const all = [...layerOf(layer)] as readonly Drawn[];
  const ofState =
    state === undefined
      ? all
      : all.filter(
          ([code, draw]) => (layer === "states" ? code : draw("full").properties["state_code"]) === state,
        );
  if (asked.length === 0) return ofState;
  const known = await boxesOf(layer, call);
  // A box of the drawing outline may be a little smaller than that of the whole one.
  const near = ofState.filter(([code]) => {
    const box = known.get(code);
    return box && asked.some((one) => boxesMeet(one, widened(box)));
  });
  const meets = await call.inParts(near, ([, draw]) => {
    const { geometry } = draw("full");
    return geometry !== null && asked.some((box) => meetsBox(geometry, box));
  });
  return near.filter((_, at) => meets[at]);
}

const SLACK = 0.05;

const widened = ([west, south, east, north]: BoundingBox): BoundingBox => [
  west - SLACK,
  south - SLACK,
  east + SLACK,
  north + SLACK,
];

export const asFeature = ({ code, properties, geometry }: Shape) => ({
  type: "Feature",
  id: code,
  properties,
  geometry,
});

export interface Page {
  readonly matched: number;
  readonly features: readonly ReturnType<typeof asFeature>[];
}

/** A page of the features that a query selects, charged by how many they are. */
export async function pageOf(
  layer: Layer,
  query: FeatureQuery,
  call: Pick<OutsideCall, "inParts" | "charge">,
): Promise<Page | Failure> {
  const refusal = await call.charge(Math.ceil(query.limit / FEATURES_OF_A_UNIT));
  if (refusal instanceof Failure) return refusal;
  const selected = await select(layer, query, call);
  const page = selected.slice(query.offset, query.offset + query.limit);
  return {
    matched: selected.length,
    features: await call.inParts(page, ([, draw]) => asFeature(draw("full"))),
  };
}
