import { withAnd } from "@naijaref/api/contract/words";
import { layer as federalConstituencies } from "../generated/map/federal-constituencies.ts";
import { layer as senatorialDistricts } from "../generated/map/senatorial-districts.ts";
import { uncapitalized } from "../words.ts";
import { LAYER_NAMES, type Layer, type LayerName, type Shape } from "./layer.ts";
import { figure, quantilesOf } from "./quantiles.ts";
import { LAYER_NOUNS, listZones, type Region, registerOf, seatsOfLga, zoneOf } from "./regions.ts";

export const COLOUR_WORDS = {
  zone: "Zone",
  senatorial_district: "Senatorial district",
  federal_constituency: "Federal constituency",
  wards: "Number of wards",
  polling_units: "Number of polling units",
  registered_voters: "Registered voters",
} as const;

export type ColourName = keyof typeof COLOUR_WORDS;

/** The colours that a map can have, the usual one first. */
export const COLOURS_OF: Readonly<Record<LayerName, readonly ColourName[]>> = {
  states: ["zone", "registered_voters", "wards", "polling_units"],
  lgas: ["zone", "senatorial_district", "federal_constituency", "wards", "polling_units"],
  senatorial_districts: ["zone", "wards", "polling_units"],
  federal_constituencies: ["zone", "wards", "polling_units"],
};

export interface Colouring {
  /**
   * The class of a shape's colour: `h0` to `h5` for zones, `p0` to `p5` for tones that only tell seats apart,
   * `s0` to `s4` for more and more.
   */
  readonly classOf: (shape: Shape, region: Region) => string;
  /** What each class means; empty if the colours only distinguish neighbours. */
  readonly legend: readonly { readonly className: string; readonly text: string }[];
  readonly wordsOf: (shape: Shape, region: Region) => string;
}

const NUMBERS = {
  wards: ({ wards }: Region) => wards,
  polling_units: ({ pollingUnits }: Region) => pollingUnits,
  registered_voters: ({ stateCode }: Region) => registerOf(stateCode)?.registeredVoters ?? 0,
};

export function colouringOf(colour: ColourName, shapes: readonly (readonly [Shape, Region])[]): Colouring {
  if (colour === "senatorial_district") return coloursOfSeats(colour, senatorialDistricts);
  if (colour === "federal_constituency") return coloursOfSeats(colour, federalConstituencies);
  if (colour !== "zone") return coloursOfNumbers(shapes, NUMBERS[colour], colour.replace("_", " "));
  return {
    classOf: (_, { stateCode }) => `h${listZones().indexOf(zoneOf(stateCode))}`,
    legend: listZones().map((text, at) => ({ className: `h${at}`, text })),
    wordsOf: (_, { stateCode }) => zoneOf(stateCode),
  };
}

function coloursOfSeats(kind: "senatorial_district" | "federal_constituency", seats: Layer): Colouring {
  const hues = new Map(
    seats.shapes.flatMap(({ code, hue }) => code.split("|").map((one) => [one, hue] as const)),
  );
  return {
    classOf: ({ code }) => {
      const own = seatsOfLga(code, kind);
      return own.length > 1 ? "divided" : `p${hues.get(own[0]?.code ?? "") ?? 0}`;
    },
    legend: [],
    wordsOf: ({ code }) =>
      seatsOfLga(code, kind)
        .map(({ name }) => name)
        .join(" or "),
  };
}

/** Regions in five equal parts, from the fewest to the most. */
function coloursOfNumbers(
  shapes: readonly (readonly [Shape, Region])[],
  numberOf: (region: Region) => number,
  noun: string,
): Colouring {
  const { classOf, legend } = quantilesOf(shapes.map(([, region]) => numberOf(region)));
  return {
    classOf: (_, region) => classOf(numberOf(region)),
    legend,
    wordsOf: (_, region) => `${figure(numberOf(region))} ${noun}`,
  };
}

/** What the address of a map asks for; where there is no such map, the nearest one and a sentence. */
export function readMap(
  askedLayer = "states",
  askedColour?: string,
): { readonly of: LayerName; readonly colour: ColourName; readonly problem?: string } {
  const layer = LAYER_NAMES.find((one) => one === askedLayer);
  const of = layer ?? "states";
  const [first] = COLOURS_OF[of] as readonly [ColourName];
  if (layer === undefined) {
    const maps = withAnd(LAYER_NAMES.map((one) => uncapitalized(LAYER_NOUNS[one])));
    return { of, colour: first, problem: `There is no map of “${askedLayer}”. There are maps of ${maps}.` };
  }
  // A map without colours that mean something was one of them: frames that have it stay.
  if (askedColour === undefined || askedColour === "neighbours") return { of, colour: first };
  const colour = COLOURS_OF[of].find((one) => one === askedColour);
  if (colour !== undefined) return { of, colour };
  const problem = `The map of ${uncapitalized(LAYER_NOUNS[of])} has no colours for “${askedColour}”: it has ${COLOURS_OF[of].join(", ")}.`;
  return { of, colour: first, problem };
}

export function mapAddress(of: LayerName, colour: ColourName): string {
  const query = new URLSearchParams({
    ...(of !== "states" && { of }),
    ...(colour !== COLOURS_OF[of][0] && { colour }),
  }).toString();
  return query === "" ? "/map" : `/map?${query}`;
}
