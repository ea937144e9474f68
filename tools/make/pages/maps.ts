import { readFileSync } from "node:fs";
import type { Layer, Shape, Water } from "../../../packages/pages/src/map/layer.ts";
import {
  linesBetween,
  readPath,
  ringsPath,
  scaleProjection,
  scaleRings,
  scaleText,
} from "../../../packages/pages/src/map/path.ts";
import { readTable } from "../../data/table/index.ts";
import { repository } from "../../repository.ts";

/** The maps of the pages, from what was drawn once: a test compares the maps with the data. */

/** A file of what was drawn, a shape a line. */
export const readDrawn = (file: string): unknown[] =>
  readFileSync(`${repository}packages/pages/src/${file}.ndjson`, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

const stateCodes = new Map(
  (["lgas", "senatorialDistricts", "federalConstituencies"] as const).flatMap((table) =>
    readTable(table).map((row) => [String(row["code"]), String(row["state_code"])] as const),
  ),
);

export function readLayer(name: string): Layer {
  const [about, ...drawn] = readDrawn(`map/drawn/${name}`) as [
    Pick<Layer, "width" | "height" | "projection">,
    ...(Shape | Water)[],
  ];
  const shapes = drawn.filter((one) => "code" in one);
  const waters = drawn.filter((one) => "stateCode" in one);
  return { ...about, shapes, waters };
}

/** On a grid that is coarser, so that the map of the whole country is small to send. */
function scaled({ width, height, projection, shapes, waters }: Layer, factor: number): Layer {
  const smaller = (path: string): string => ringsPath(scaleRings(readPath(path), factor));
  return {
    width: Math.ceil(width * factor),
    height: Math.ceil(height * factor),
    projection: scaleProjection(projection, factor),
    shapes: shapes.map((one) => ({ ...one, path: smaller(one.path), name: scaleText(one.name, factor) })),
    waters: waters.map((water) => ({ ...water, path: smaller(water.path) })),
  };
}

/** With the lines between states: to find them takes longer than all else of a map. */
function withLines(layer: Layer): Layer {
  const shapes = layer.shapes.map(({ code, path }) => ({
    path,
    stateCode: stateCodes.get(code.split("|", 1)[0] as string) as string,
  }));
  const lines = linesBetween(
    [...shapes, ...layer.waters].map(({ path, stateCode }) => ({ group: stateCode, rings: readPath(path) })),
  );
  return { ...layer, lines };
}

export const MAPS: Readonly<Record<string, Layer>> = {
  states: readLayer("states"),
  "senatorial-districts": withLines(readLayer("senatorial-districts")),
  "federal-constituencies": withLines(scaled(readLayer("federal-constituencies"), 1 / 2)),
  lgas: withLines(scaled(readLayer("lgas"), 1 / 7)),
  "detailed-lgas": readLayer("lgas"),
};
