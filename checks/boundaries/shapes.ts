import {
  contains,
  ringsByShape,
  type Shape,
  TOPOLOGY_FILE,
  type Topology,
  type WaterShape,
  WITNESS_FILE,
} from "@naijaref/tools/boundaries";
import { groupBy, type Row } from "@naijaref/tools/table";
import { placeKey } from "naijaref/text";
import { type CheckedDataset, type Finding, listOf, type Rule, textOf } from "../rule.ts";

/** Of each file: what is wrong, and how a finding names the file. */
type Find = (key: string, message: string) => Finding;

function isNamed(lga: Row, name: string): boolean {
  const key = placeKey(name);
  return [textOf(lga, "name"), ...listOf(lga, "aliases")].some((other) => placeKey(other) === key);
}

function findStrangers(shapes: readonly Shape[], lgas: ReadonlyMap<string, Row>, finding: Find): Finding[] {
  return shapes.flatMap(({ id, properties }) => {
    const lga = lgas.get(id);
    if (lga === undefined) return [finding(id, "a shape has this id, but no LGA has it")];
    if (isNamed(lga, properties.shape_name)) return [];
    const message = `is ${textOf(lga, "name")}, but its shape is called ${properties.shape_name}: check the id, or give the LGA this name as an alias`;
    return [{ file: "places/lgas.csv", key: id, field: "aliases", message }];
  });
}

function findRepeated(shapes: readonly Shape[], finding: Find): Finding[] {
  const repeated = (keyOf: (shape: Shape) => string, what: string): Finding[] =>
    [...groupBy(shapes, keyOf)].flatMap(([key, sharing]) =>
      sharing.length === 1
        ? []
        : sharing.map(({ id }) => finding(id, `has ${what} ${key}, as another shape has`)),
    );
  return [
    ...repeated(({ id }) => id, "the id"),
    ...repeated(({ properties }) => properties.shape_id, "the shape_id"),
  ];
}

const findStateless = (water: readonly WaterShape[], states: readonly Row[], finding: Find): Finding[] =>
  water
    .filter(({ properties }) => !states.some((state) => state["code"] === properties.state_code))
    .map(({ id, properties }) => finding(id, `belongs to ${properties.state_code}, which is not a state`));

function findIn({ states, lgas }: CheckedDataset, topology: Topology, file: string): Finding[] {
  const finding: Find = (key, message) => ({ file, key, message });
  const shapes = topology.objects.lgas.geometries;
  const byCode = new Map(lgas.map((lga) => [textOf(lga, "code"), lga]));
  const drawn = new Set(shapes.map(({ id }) => id));
  return [
    ...[...byCode.keys()]
      .filter((code) => !drawn.has(code))
      .map((code) => finding(code, "the LGA has no shape")),
    ...findStrangers(shapes, byCode, finding),
    ...findRepeated(shapes, finding),
    ...findStateless(topology.objects.water.geometries, states, finding),
  ];
}

export const shapes: Rule = {
  name: "shapes",
  description:
    "every LGA has one shape, which has the LGA's name or an alias in the source; every area of water has a state.",
  check: (dataset) => [
    ...findIn(dataset, dataset.topology, TOPOLOGY_FILE),
    ...findIn(dataset, dataset.witness, WITNESS_FILE),
  ],
};

function findOutside({ states, lgas, topology }: CheckedDataset): Finding[] {
  const rings = ringsByShape(topology);
  const check = (file: string, row: Row, shapes: readonly string[]): Finding[] => {
    const { lat, lon } = row;
    if (typeof lat !== "number" || typeof lon !== "number") return [];
    const point = [Math.round(lon * 1e6), Math.round(lat * 1e6)] as const;
    if (shapes.some((id) => contains(rings.get(id) ?? [], point))) return [];
    const message = `lat ${lat}, lon ${lon} is outside its shape: check whether lat and lon are exchanged, and use a point inside the shape`;
    return [{ file, key: textOf(row, "code"), message }];
  };
  return [
    ...states.flatMap((state) => {
      const own = lgas.filter((lga) => lga["state_code"] === state["code"]).map((lga) => textOf(lga, "code"));
      return check("places/states.csv", state, own);
    }),
    ...lgas.flatMap((lga) => check("places/lgas.csv", lga, [textOf(lga, "code")])),
  ];
}

export const points: Rule = {
  name: "points",
  description: "lat and lon of every state and LGA are a point inside its shape.",
  check: findOutside,
};
