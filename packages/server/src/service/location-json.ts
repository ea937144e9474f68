import type { location, RecordOf } from "@naijaref/records";
import { writeJson } from "./wire.ts";

type Location = RecordOf<typeof location>;
type NearLga = Location["neighbours"][number];

/** JSON before the first value that varies, between each two of them, and after the last. */
type Fixed = readonly string[];

/**
 * The JSON of an object without the values of some of its fields: these come in the order in which the object
 * has them.
 */
function writeAround(value: object, varying: readonly string[]): Fixed {
  const fixed: string[] = [];
  let text = "";
  for (const [name, part] of Object.entries(value)) {
    const member = writeJson({ [name]: varying.includes(name) ? 0 : part }).slice(1, -1);
    text += text === "" && fixed.length === 0 ? "{" : ",";
    if (varying.includes(name)) {
      fixed.push(`${text}${member.slice(0, -1)}`);
      text = "";
    } else text += member;
  }
  return [...fixed, `${text}}`];
}

/** By the code of an LGA: of the points in it, and of it as a neighbour. There are 774 of each at most. */
const ofPoints = new Map<string, Fixed>();
const ofNeighbours = new Map<string, Fixed>();

function fixedFor(texts: Map<string, Fixed>, code: string, value: object, varying: readonly string[]): Fixed {
  let fixed = texts.get(code);
  if (fixed === undefined) {
    fixed = writeAround(value, varying);
    texts.set(code, fixed);
  }
  return fixed;
}

function writeNeighbour(near: NearLga): string {
  const [before, after] = fixedFor(ofNeighbours, near.code, near, ["distanceM"]);
  return `${before}${near.distanceM}${after}`;
}

const VARYING = ["lat", "lon", "distanceToBorderM", "neighbours"];

/**
 * A location as `writeJson` writes it, in a quarter of the time: most of it is the same for all points of an
 * LGA, and hardly any point is asked for twice.
 */
export function writeLocation(location: Location): string {
  const { lat, lon, lgaCode, distanceToBorderM, neighbours } = location;
  const [start, afterLat, afterLon, beforeNear, end] = fixedFor(ofPoints, lgaCode, location, VARYING);
  let near = "";
  for (const neighbour of neighbours) near += (near === "" ? "" : ",") + writeNeighbour(neighbour);
  return `${start}${lat}${afterLat}${lon}${afterLon}${distanceToBorderM}${beforeNear}[${near}]${end}`;
}
