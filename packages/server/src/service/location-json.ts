import { writeDegrees } from "@naijaref/contract/degrees";
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
  let members: string[] = [];
  let before = "{";
  for (const [name, part] of Object.entries(value)) {
    const isFixed = !varying.includes(name);
    const member = writeJson({ [name]: isFixed ? part : 0 }).slice(1, -1);
    members.push(before, isFixed ? member : member.slice(0, -1));
    before = ",";
    if (isFixed) continue;
    // Joined, because V8 keeps a concatenated string as its parts, and would join it again for every point.
    fixed.push(members.join(""));
    members = [];
  }
  return [...fixed, [...members, "}"].join("")];
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
 * A location as `writeJson` writes it, in less time: most of it is the same for all points of an
 * LGA, and hardly any point is asked for twice.
 */
export function writeLocation(location: Location): string {
  const { lat, lon, lgaCode, distanceToBorderM, neighbours } = location;
  const [start, afterLat, afterLon, beforeNear, end] = fixedFor(ofPoints, lgaCode, location, VARYING);
  let near = "";
  for (const neighbour of neighbours) near += (near === "" ? "" : ",") + writeNeighbour(neighbour);
  return `${start}${writeDegrees(lat)}${afterLat}${writeDegrees(lon)}${afterLon}${distanceToBorderM}${beforeNear}[${near}]${end}`;
}
