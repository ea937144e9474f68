import { type ArcPolygon, polygonsOf, type Shape, type Topology, type WaterShape } from "./topology.ts";

/**
 * The topology in its one order: shapes by id, arcs as the shapes first use them and in that direction.
 * The second shape that uses an arc then always uses it backwards, because both go around counterclockwise.
 */
export function canonicalTopology({ objects, arcs, ...rest }: Topology): Topology {
  const uses: number[] = [];
  const numbers = new Map<number, number>();
  const renumber = (use: number): number => {
    const known = numbers.get(use);
    if (known !== undefined) return known;
    const number = uses.push(use) - 1;
    numbers.set(use, number);
    numbers.set(~use, ~number);
    return number;
  };
  const renumberShape = <S extends Shape | WaterShape>(shape: S): S => {
    const polygons = polygonsOf(shape).map((rings): ArcPolygon => rings.map((ring) => ring.map(renumber)));
    return { ...shape, arcs: shape.type === "Polygon" ? polygons[0] : polygons };
  };
  const ordered = <S extends Shape | WaterShape>(shapes: readonly S[]): readonly S[] =>
    shapes.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(renumberShape);
  const lgas = ordered(objects.lgas.geometries);
  const water = ordered(objects.water.geometries);
  return {
    ...rest,
    objects: {
      lgas: { type: "GeometryCollection", geometries: lgas },
      water: { type: "GeometryCollection", geometries: water },
    },
    arcs: uses.map((use) => (use < 0 ? reversed(arcs[~use] ?? []) : (arcs[use] ?? []))),
  };
}

/** The same arc from its end to its start. */
function reversed(arc: Topology["arcs"][number]): Topology["arcs"][number] {
  let [lon, lat] = [0, 0];
  const positions = arc.map(([dLon, dLat]) => {
    lon += dLon;
    lat += dLat;
    return [lon, lat] as const;
  });
  return positions.toReversed().map(([x, y], at, all) => {
    const [lastX, lastY] = all[at - 1] ?? [0, 0];
    return [x - lastX, y - lastY] as const;
  });
}
