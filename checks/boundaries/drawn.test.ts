import type { Step } from "@naijaref/tools/boundaries";
import { crossingsOf } from "@naijaref/tools/boundaries/crossings";
import { topologyOf } from "naijaref/boundaries";
import { expect, it } from "vitest";

it("has no crossing borders after positions are left out to draw", () => {
  const topology = topologyOf({ of: "lgas", detail: "draw" });
  if (!topology.ok) throw new Error(topology.reason);
  const arcs = topology.value.arcs.map((steps) => {
    let [lon, lat] = [0, 0];
    return steps.map(([dLon, dLat]): Step => {
      lon += dLon;
      lat += dLat;
      return [lon, lat];
    });
  });
  expect(crossingsOf(arcs)).toEqual([]);
});
