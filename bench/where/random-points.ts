import { seededRandom } from "../random.ts";

/** Longitude and latitude in degrees. */
export type Point = readonly [lon: number, lat: number];

const random = seededRandom(1);

/** Random points of the country's rectangle, rounded to six decimals as the library rounds them. */
export const drawPoints = (count: number): readonly Point[] =>
  Array.from({ length: count }, () => [rounded(2.69 + random() * 11.99), rounded(4.27 + random() * 9.62)]);

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
