import { brotliCompressSync } from "node:zlib";
import { topologyOf } from "naijaref/boundaries";
import { feature, quantize } from "topojson-client";
import { presimplify, quantile, simplify } from "topojson-simplify";
import type { GeometryCollection, Objects, Topology } from "topojson-specification";
import type { Point } from "./random-points.ts";
import { type Find, type Outline, scan } from "./scan.ts";

/** Outlines with fewer positions, and how one calls them. */
interface Simplification {
  readonly name: string;
  readonly topology: Topology;
}

function lgas(detail: "full" | "draw"): Topology {
  const topology = topologyOf({ of: "lgas", detail });
  if (!topology.ok) throw new Error(topology.reason);
  return topology.value as unknown as Topology;
}

const SHARES = [0.5, 0.2, 0.1, 0.05];

function simplifications(): readonly Simplification[] {
  const full = lgas("full");
  if (full.transform === undefined) throw new Error("the topology has no transform");
  const { transform } = full;
  const weighed = presimplify(full as Topology<Objects<object>>);
  return [
    { name: "as they are looked up", topology: full },
    { name: "`detail=draw`", topology: lgas("draw") },
    ...SHARES.map((share) => ({
      name: `topojson-simplify, ${100 * share} % of the corners`,
      topology: quantize(simplify(weighed, quantile(weighed, share)), transform),
    })),
  ];
}

function outlinesOf(topology: Topology): readonly Outline[] {
  const { features } = feature(topology, topology.objects["lgas"] as GeometryCollection);
  return features.map((each) => {
    const geometry = each.geometry as Outline["geometry"];
    const positions = geometry.coordinates.flat(geometry.type === "Polygon" ? 1 : 2) as [number, number][];
    const [lons, lats] = [positions.map(([lon]) => lon), positions.map(([, lat]) => lat)];
    const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
    const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
    return { id: String(each.id), bbox: [least(lons), least(lats), most(lons), most(lats)], geometry };
  });
}

const positionsOf = ({ arcs }: Topology): number => arcs.reduce((sum, arc) => sum + arc.length, 0);

/** One row for each simplification: positions, size as TopoJSON, and the points that are in another LGA. */
export function compareSimplifications(find: Find, points: readonly Point[], near: readonly Point[]) {
  const all = positionsOf(lgas("full"));
  return simplifications().map(({ name, topology }): string[] => {
    const simplified = scan(outlinesOf(topology));
    const wrong = (of: readonly Point[]): string => {
      const moved = of.filter(([lon, lat]) => simplified(lon, lat) !== find(lon, lat)).length;
      return `${((100 * moved) / of.length).toFixed(1)} %`;
    };
    const kilobytes = brotliCompressSync(JSON.stringify(topology)).length / 1000;
    return [
      name,
      `${((100 * positionsOf(topology)) / all).toFixed(0)} %`,
      kilobytes.toFixed(0),
      wrong(points),
      wrong(near),
    ];
  });
}
