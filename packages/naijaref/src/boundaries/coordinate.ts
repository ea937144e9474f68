/** A point in decimal degrees (WGS 84). */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

const MILLION = 1_000_000;

/** Millionths of a degree, 0.11 m: the unit in which points and borders are compared. */
export const toMillionths = (degrees: number): number => Math.round(degrees * MILLION);

export const toDegrees = (millionths: number): number => millionths / MILLION;

const isBetween = (value: unknown, limit: number): boolean =>
  typeof value === "number" && value >= -limit && value <= limit;

/** Whether a value is a latitude from -90 to 90 and a longitude from -180 to 180, both numbers. */
export const isPoint = (point: unknown): point is Point =>
  typeof point === "object" &&
  point !== null &&
  isBetween((point as Point).lat, 90) &&
  isBetween((point as Point).lon, 180);
