import { COLOURS_OF, type ColourName } from "./colours.ts";
import type { LayerName } from "./layer.ts";

export const mapQuery = (of: LayerName, colour: ColourName): Readonly<Record<string, string>> => ({
  ...(of !== "states" && { of }),
  ...(colour !== COLOURS_OF[of][0] && { colour }),
});

/** The address of a map of the country. */
export function mapAddress(of: LayerName, colour: ColourName): string {
  const query = new URLSearchParams(mapQuery(of, colour)).toString();
  return query === "" ? "/map" : `/map?${query}`;
}
