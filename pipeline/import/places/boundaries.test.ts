import { expect, it } from "vitest";
import { writeStateBoundaries } from "./boundaries.ts";

const square = (at: number) =>
  [
    [at, 6.00001],
    [at + 1, 6],
    [at + 1.00001, 6],
    [at + 1, 7],
    [at, 6.00001],
  ] as const;

it("rounds, drops doubled points and sorts by code, one state a line", () => {
  const features = [
    { properties: { shapeISO: "NG-OY" }, geometry: { type: "Polygon", coordinates: [square(3)] } },
    { properties: { shapeISO: "NG-LA" }, geometry: { type: "MultiPolygon", coordinates: [[square(4)]] } },
  ] as const;
  expect(writeStateBoundaries({ features }).split("\n")).toEqual([
    '{"type":"FeatureCollection","features":[',
    '{"type":"Feature","properties":{"code":"LA"},"geometry":{"type":"MultiPolygon","coordinates":[[[[4,6],[5,6],[5,7],[4,6]]]]}},',
    '{"type":"Feature","properties":{"code":"OY"},"geometry":{"type":"MultiPolygon","coordinates":[[[[3,6],[4,6],[4,7],[3,6]]]]}}',
    "]}",
    "",
  ]);
});
