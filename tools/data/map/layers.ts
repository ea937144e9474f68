import { getConstituency } from "naijaref/elections";
import { getLga, getState } from "naijaref/places";
import type { Layer, LayerName, Shape } from "../../../packages/pages/src/map/layer.ts";
import type { Topology } from "../boundaries/index.ts";
import type { RegionOf } from "./chains.ts";
import { placeOnGrid } from "./grid.ts";
import { chooseHues } from "./hues.ts";
import { placeName, placeText } from "./label.ts";
import { pathOf } from "./path.ts";
import { type Coarseness, outlineRegions } from "./regions.ts";
import { BESIDE, seatsOfLgas } from "./seats.ts";

interface LayerDefinition {
  readonly width: number;
  readonly coarseness: Coarseness;
  readonly regionOf: RegionOf;
  readonly nameOf: (code: string) => string;
  readonly hasShortNames?: boolean;
}

/** The width is so that one unit is about a pixel, or less, where the map is drawn largest. */
const LAYERS: Readonly<Record<LayerName, Omit<LayerDefinition, "regionOf">>> = {
  states: {
    width: 2000,
    coarseness: { share: 1 / 2000, least: 6, most: 16 },
    nameOf: (code) => getState(code)?.name ?? "",
    hasShortNames: true,
  },
  lgas: {
    width: 8000,
    coarseness: { share: 1 / 60, least: 4, most: 400 },
    nameOf: (code) => getLga(code)?.name ?? "",
  },
  senatorial_districts: {
    width: 2000,
    coarseness: { share: 1 / 800, least: 4, most: 14 },
    nameOf: (code) => getConstituency(code)?.name ?? "",
  },
  federal_constituencies: {
    width: 4000,
    coarseness: { share: 1 / 100, least: 4, most: 60 },
    nameOf: (code) => getConstituency(code)?.name ?? "",
  },
};

/** Where people use another short name than the code. */
const SHORT_NAMES: Readonly<Record<string, string>> = { FC: "FCT" };

/** Every layer. The same data gives the same layers. */
export function drawLayers(topology: Topology): Readonly<Record<LayerName, Layer>> {
  const stateOfWater = new Map(
    topology.objects.water.geometries.map(({ id, properties }) => [id, properties.state_code]),
  );
  const districts = seatsOfLgas("senatorial_district");
  const constituencies = seatsOfLgas("federal_constituency");
  const draw = (name: LayerName, regionOf: RegionOf): Layer =>
    drawLayer(topology, { ...LAYERS[name], regionOf });
  return {
    states: draw("states", (id) => stateOfWater.get(id) ?? getLga(id)?.stateCode),
    lgas: draw("lgas", (id) => id),
    senatorial_districts: draw("senatorial_districts", (id) => districts.get(id) ?? id),
    federal_constituencies: draw("federal_constituencies", (id) => constituencies.get(id) ?? id),
  };
}

function drawLayer(topology: Topology, definition: LayerDefinition): Layer {
  const { width, coarseness, regionOf, nameOf, hasShortNames = false } = definition;
  const grid = placeOnGrid(topology, width);
  const { rings, neighbours } = outlineRegions(topology, grid, regionOf, coarseness);
  const waters = new Map(
    topology.objects.water.geometries.map(({ id, properties }) => [id, properties.state_code]),
  );
  const hues = chooseHues([...rings.keys()], neighbours);
  const shapes = [...rings].flatMap(([code, own]): Shape[] => {
    if (waters.has(code)) return [];
    const name = code.split(BESIDE).map(nameOf).join(" / ");
    const short = hasShortNames ? { short: placeText(own, [SHORT_NAMES[code] ?? code]) } : {};
    return [{ code, path: pathOf(own), hue: hues.get(code) ?? 0, name: placeName(own, name), ...short }];
  });
  return {
    width: grid.width,
    height: grid.height,
    projection: grid.projection,
    shapes,
    waters: [...rings].flatMap(([code, own]) => {
      const stateCode = waters.get(code);
      return stateCode === undefined ? [] : [{ stateCode, path: pathOf(own) }];
    }),
  };
}
