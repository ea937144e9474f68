import {
  contains,
  ringsByShape,
  TOPOLOGY_FILE,
  type Topology,
  WITNESS_FILE,
} from "@naijaref/tools/boundaries";
import { groupBy, type Row } from "@naijaref/tools/table";
import { placeKey } from "naijaref/text";
import { type CheckedDataset, type Finding, listOf, on, type Rule, rule, textOf } from "../rule.ts";

/** A rule of the outlines, and of those by the other source. */
const ofOutlines = (
  name: string,
  description: string,
  find: (
    topology: Topology,
    on: (key: string, message: string) => Finding,
    dataset: CheckedDataset,
  ) => Iterable<Finding>,
): Rule =>
  rule(name, description, function* (dataset) {
    const { topology, witness } = dataset;
    yield* find(topology, (key, message) => ({ file: TOPOLOGY_FILE, key, message }), dataset);
    yield* find(witness, (key, message) => ({ file: WITNESS_FILE, key, message }), dataset);
  });

function isNamed(lga: Row, name: string): boolean {
  const key = placeKey(name);
  return [textOf(lga, "name"), ...listOf(lga, "aliases")].some((other) => placeKey(other) === key);
}

export const shapes = ofOutlines(
  "shapes",
  "every LGA has one shape, which has the LGA's name or an alias in the source; every area of water has a state.",
  function* ({ objects }, onShape, { states, lgas }) {
    const shapes = objects.lgas.geometries;
    const byCode = new Map(lgas.map((lga) => [textOf(lga, "code"), lga]));
    const drawn = new Set(shapes.map(({ id }) => id));
    for (const code of byCode.keys()) if (!drawn.has(code)) yield onShape(code, "the LGA has no shape");
    for (const { id, properties } of shapes) {
      const lga = byCode.get(id);
      if (lga === undefined) yield onShape(id, "a shape has this id, but no LGA has it");
      else if (!isNamed(lga, properties.shape_name)) {
        const message = `is ${textOf(lga, "name")}, but its shape is called ${properties.shape_name}: check the id, or give the LGA this name as an alias`;
        yield on("lgas", lga, message, "aliases");
      }
    }
    for (const [what, groups] of [
      ["the id", groupBy(shapes, ({ id }) => id)],
      ["the shape_id", groupBy(shapes, ({ properties }) => properties.shape_id)],
    ] as const)
      for (const [key, sharing] of groups)
        for (const { id } of sharing.length === 1 ? [] : sharing)
          yield onShape(id, `has ${what} ${key}, as another shape has`);
    for (const { id, properties } of objects.water.geometries)
      if (!states.some((state) => state["code"] === properties.state_code))
        yield onShape(id, `belongs to ${properties.state_code}, which is not a state`);
  },
);

export const points = rule(
  "points",
  "lat and lon of every state and LGA are a point inside its shape.",
  function* ({ states, lgas, topology }) {
    const rings = ringsByShape(topology);
    const lgasOf = groupBy(lgas, (lga) => textOf(lga, "state_code"));
    const placed = [
      ...states.map((state) => ["states", state, lgasOf.get(textOf(state, "code")) ?? []] as const),
      ...lgas.map((lga) => ["lgas", lga, [lga]] as const),
    ];
    for (const [table, row, within] of placed) {
      const { lat, lon } = row;
      if (typeof lat !== "number" || typeof lon !== "number") continue;
      const point = [Math.round(lon * 1e6), Math.round(lat * 1e6)] as const;
      if (within.some((lga) => contains(rings.get(textOf(lga, "code")) ?? [], point))) continue;
      const message = `lat ${lat}, lon ${lon} is outside its shape: check whether lat and lon are exchanged, and use a point inside the shape`;
      yield on(table, row, message);
    }
  },
);
