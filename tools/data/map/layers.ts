import { type ConstituencyKind, getConstituency, listConstituencies } from "naijaref/elections";
import { getLga, getState } from "naijaref/places";
import type { Layer, LayerName, Shape } from "../../../packages/pages/src/map/layer.ts";
import type { Topology } from "../boundaries/topology.ts";
import { placeOnGrid, type Spot } from "./grid.ts";
import { placeName, placeText } from "./label.ts";
import {
  type Coarseness,
  cutRegions,
  outlineRegions,
  type RegionOf,
  type Regions,
  type Ring,
} from "./regions.ts";

/** Rings as the `d` of an SVG path: whole numbers, each place as the difference from the one before. */
const pathOf = (rings: readonly Ring[]): string => rings.map(ringPath).join("");

function ringPath(ring: Ring): string {
  const [first = [0, 0] as Spot, ...rest] = ring;
  const steps = rest.map(([x, y], at) => {
    const [lastX, lastY] = ring[at] as Spot;
    return `${x - lastX} ${y - lastY}`;
  });
  return `M${first[0]} ${first[1]}l${steps.join(" ")}z`.replaceAll(" -", "-");
}

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
  const { regions, lines } = cutRegions(topology, regionOf);
  const grid = placeOnGrid(lines, width);
  const { rings, neighbours } = outlineRegions(regions, grid.lines, coarseness);
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

/**
 * A number for each region so that no two neighbours have the same, from 0 up and as few as come out: regions
 * with the most neighbours are given theirs first. A map of the country needs five or six.
 */
function chooseHues(
  codes: readonly string[],
  neighbours: Regions["neighbours"],
): ReadonlyMap<string, number> {
  const beside = new Map(codes.map((code): [string, Set<string>] => [code, new Set()]));
  for (const [one = "", other = ""] of neighbours) {
    beside.get(one)?.add(other);
    beside.get(other)?.add(one);
  }
  const hues = new Map<string, number>();
  const byNeed = codes.toSorted((a, b) => (beside.get(b)?.size ?? 0) - (beside.get(a)?.size ?? 0));
  for (const code of byNeed) {
    const taken = new Set([...(beside.get(code) ?? [])].map((other) => hues.get(other)));
    let hue = 0;
    while (taken.has(hue)) hue++;
    hues.set(code, hue);
  }
  return hues;
}

/** Between the codes of constituencies that are drawn as one. */
export const BESIDE = "|";

/**
 * The region of each LGA on a map of constituencies: the code of its constituency. Where constituencies
 * divide an LGA, no source draws the line between them, so they are one region, and its code is theirs
 * together.
 */
function seatsOfLgas(kind: ConstituencyKind): ReadonlyMap<string, string> {
  const listed = listConstituencies({ kind });
  const groups: { readonly codes: string[]; readonly lgas: Set<string> }[] = [];
  for (const { code, lgaCodes } of listed.ok ? listed.value : []) {
    const sharing = groups.filter(({ lgas }) => lgaCodes.some((lga) => lgas.has(lga)));
    for (const group of sharing) groups.splice(groups.indexOf(group), 1);
    groups.push({
      codes: [...sharing.flatMap(({ codes }) => codes), code].sort(),
      lgas: new Set([...sharing.flatMap(({ lgas }) => [...lgas]), ...lgaCodes]),
    });
  }
  return new Map(
    groups.flatMap(({ codes, lgas }) => [...lgas].map((lga) => [lga, codes.join(BESIDE)] as const)),
  );
}
