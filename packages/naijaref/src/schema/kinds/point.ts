import { FUNCTION, requireOptions } from "../../arguments.ts";
import { isPoint, type Point } from "../../boundaries/coordinate.ts";
import type { Location, ReverseGeocodeFailure } from "../../boundaries/points/reverse-geocode.ts";
import type { Result } from "../../result.ts";
import { POINT } from "../english.ts";
import { RECORD } from "../json-schema.ts";
import { createSchema, OUTPUT, type RecordOutput, type Schema } from "../schema.ts";
import type { JsonSchema } from "../standard.ts";

/** Finds where a point is: `reverseGeocode` of `naijaref/boundaries`. */
export type PointRegister = (point: Point) => Result<Location, ReverseGeocodeFailure>;

/** A point as a form sends it: numbers, or the same as decimal text. */
export interface PointInput {
  readonly lat: number | string;
  readonly lon: number | string;
}

export interface PointOptions {
  /**
   * Pass `reverseGeocode` of `naijaref/boundaries`, and a point outside of Nigeria's LGAs is refused. Without
   * it any point of the earth passes, and no outlines are loaded.
   */
  readonly register?: PointRegister | undefined;
  readonly output?: "record" | undefined;
}

const DECIMAL = "^\\s*-?[0-9]+(\\.[0-9]+)?\\s*$";

const decimal = /* @__PURE__ */ new RegExp(DECIMAL);

const degrees = (limit: number): JsonSchema => ({
  anyOf: [
    { type: "number", minimum: -limit, maximum: limit },
    { type: "string", pattern: DECIMAL },
  ],
});

const number = (limit: number): JsonSchema => ({ type: "number", minimum: -limit, maximum: limit });

const object = (lat: JsonSchema, lon: JsonSchema): JsonSchema => ({
  type: "object",
  required: ["lat", "lon"],
  properties: { lat, lon },
});

/**
 * A point in decimal degrees (WGS 84), its parts as numbers or as decimal text. Returns both as numbers, or
 * with a register and `output: "record"` the state, the LGA and the constituencies at the point.
 */
export function point(
  options: RecordOutput & { readonly register: PointRegister },
): Schema<Location, PointInput>;
export function point(options?: { readonly register?: PointRegister | undefined }): Schema<Point, PointInput>;
export function point(options?: PointOptions): Schema<Point | Location, PointInput> {
  requireOptions("point", options, { register: FUNCTION, output: OUTPUT });
  const { register, output } = options ?? {};
  return createSchema({
    kind: "point",
    sentences: POINT,
    input: object(degrees(90), degrees(180)),
    output: output === "record" ? RECORD : object(number(90), number(180)),
    read: (value) => {
      const { lat, lon } = value as Partial<PointInput>;
      const given = { lat: toNumber(lat), lon: toNumber(lon) };
      if (!isPoint(given)) return { ok: false, reason: "not_a_coordinate" };
      if (register === undefined) return { ok: true, value: given };
      const found = register(given);
      if (found.ok) return { ok: true, value: output === "record" ? found.value : given };
      const values = { water: found.reason === "water" ? found.water : "" };
      return { ok: false, reason: found.reason, values };
    },
  });
}

const toNumber = (value: unknown): unknown =>
  typeof value === "string" && decimal.test(value) ? Number(value) : value;
