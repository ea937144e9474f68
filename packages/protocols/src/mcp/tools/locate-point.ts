import { boundaries as contract } from "@naijaref/api/contract/boundaries";
import { Failure } from "@naijaref/api/contract/errors";
import { seatsInShort } from "../record-of.ts";
import { ask, defineTool, needed } from "../tool.ts";

const { lat, lon } = contract.reverseGeocode.parameters;

export const locatePoint = defineTool({
  name: "locate_point",
  title: "Locate a point",
  description:
    "The state, LGA and seats at a point, the distance to the LGA's border, LGAs within 2 km, the nearest town. Wards have no outlines.",
  parameters: {
    lat: needed(lat, "WGS 84: 4 to 14 in Nigeria."),
    lon: needed(lon, "2 to 15 in Nigeria."),
  },
  run({ lat, lon }, surroundings) {
    const found = ask("reverseGeocode", { lat: String(lat), lon: String(lon) }, surroundings);
    if (found instanceof Failure) return found;
    const { senatorialDistricts, federalConstituencies, stateConstituencies, sources, ...place } = found;
    const seats = seatsInShort([...senatorialDistricts, ...federalConstituencies, ...stateConstituencies]);
    return { about: { ...place, seats }, sources };
  },
});
