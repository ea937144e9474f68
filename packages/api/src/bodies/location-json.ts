import type { location, RecordOf } from "@naijaref/records";
import { writeDegrees } from "../contract/degrees.ts";
import { FixedJson } from "./fixed-json.ts";

type Location = RecordOf<typeof location>;
type NearLga = Location["neighbours"][number];

/** By the code of an LGA: of the points in it, and of it as a neighbour. There are 774 of each at most. */
const ofPoints = new FixedJson<Location>(["lat", "lon", "distanceToBorderM", "neighbours"]);
const ofNeighbours = new FixedJson<NearLga>(["distanceM"]);

function writeNeighbour(near: NearLga): string {
  const [before, after] = ofNeighbours.around(near.code, near);
  return `${before}${near.distanceM}${after}`;
}

/**
 * A location as `writeJson` writes it, in less time: most of it is the same for all points of an
 * LGA, and hardly any point is asked for twice.
 */
export function writeLocation(location: Location): string {
  const { lat, lon, lgaCode, distanceToBorderM, neighbours } = location;
  const [start, afterLat, afterLon, beforeNear, end] = ofPoints.around(lgaCode, location);
  let near = "";
  for (const neighbour of neighbours) near += (near === "" ? "" : ",") + writeNeighbour(neighbour);
  return `${start}${writeDegrees(lat)}${afterLat}${writeDegrees(lon)}${afterLon}${distanceToBorderM}${beforeNear}[${near}]${end}`;
}
