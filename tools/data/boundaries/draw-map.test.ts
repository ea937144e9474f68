import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawMap, MAP_FILE } from "./draw-map-main.ts";

it("draws the map of the guide: run npm run tool draw-map when the outlines change", () => {
  const drawn = drawMap();
  expect(readFileSync(MAP_FILE, "utf8")).toBe(drawn);
  expect(drawn.match(/<text/g)).toHaveLength(37);
});
