import { badRequest, type Failure, quote } from "@naijaref/api/contract/errors";
import type { BoundingBox } from "naijaref/boundaries";

export interface FeatureQuery {
  readonly limit: number;
  readonly offset: number;
  /** One box, or two where it crosses the date line. */
  readonly boxes: readonly BoundingBox[];
  readonly state: string | undefined;
}

/** The features of a page, where the client does not say: GDAL and QGIS ask page after page. */
export const FEATURES_OF_PAGE = 10;
export const MAX_FEATURES = 100;

const KNOWN = ["limit", "offset", "bbox", "datetime", "state_code", "f"];

/** Requirement 8 of OGC 17-069r4: other parameters are refused. */
export function refuseUnknown(
  query: ReadonlyMap<string, string>,
  known: readonly string[],
): Failure | undefined {
  const unknown = [...query.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined)
    return badRequest(`There is no parameter ${quote(unknown)} here; there are ${known.join(", ")}.`);
  const format = query.get("f");
  return format === undefined || format === "json"
    ? undefined
    : badRequest("f must be json: there is no other format.");
}

const whole = (text: string): number | undefined => (/^[0-9]{1,9}$/.test(text) ? Number(text) : undefined);

/** An RFC 3339 time, or an interval of two, each of which may be open (17-069r4, 7.15.4). */
const TIME = String.raw`\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2}))?`;
const DATETIME = new RegExp(`^(?:${TIME}|(?:${TIME}|\\.\\.|)/(?:${TIME}|\\.\\.|))$`);

function readBoxes(text: string): readonly BoundingBox[] | undefined {
  const parts = text.split(",");
  const numbers = parts.map((part) => (/^-?\d{1,3}(?:\.\d{1,20})?$/.test(part) ? Number(part) : Number.NaN));
  // With heights: the third and the sixth number.
  const flat = numbers.length === 6 ? [0, 1, 3, 4].map((at) => numbers[at] ?? Number.NaN) : numbers;
  const [west, south, east, north] = flat as BoundingBox;
  const isBox =
    flat.length === 4 &&
    numbers.every(Number.isFinite) &&
    [west, east].every((lon) => Math.abs(lon) <= 180) &&
    [south, north].every((lat) => Math.abs(lat) <= 90) &&
    south <= north;
  if (!isBox) return undefined;
  return west <= east
    ? [[west, south, east, north]]
    : [
        [west, south, 180, north],
        [-180, south, east, north],
      ];
}

/** The query of `/items`, or why it cannot be read. */
export function readQuery(query: ReadonlyMap<string, string>): FeatureQuery | Failure {
  const refusal = refuseUnknown(query, KNOWN);
  if (refusal !== undefined) return refusal;
  const limit = whole(query.get("limit") ?? String(FEATURES_OF_PAGE));
  if (limit === undefined || limit === 0)
    return badRequest(`limit must be a whole number from 1 on; at most ${MAX_FEATURES} are returned.`);
  const offset = whole(query.get("offset") ?? "0");
  if (offset === undefined) return badRequest("offset must be a whole number from 0 on.");
  const boxText = query.get("bbox");
  const boxes = boxText === undefined ? [] : readBoxes(boxText);
  if (boxes === undefined)
    return badRequest(
      "bbox must be west, south, east and north in degrees, joined by commas, such as 3.2,6.4,3.5,6.7.",
    );
  if (!DATETIME.test(query.get("datetime") ?? "..") && query.has("datetime"))
    return badRequest("datetime must be a time, or two joined by a slash, as RFC 3339 writes it.");
  return { limit: Math.min(limit, MAX_FEATURES), offset, boxes, state: query.get("state_code") };
}
