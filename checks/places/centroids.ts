import type { Row } from "@naijaref/pipeline/table";
import type { Finding, Rule } from "../rule.ts";
import { textOf } from "../tables.ts";
import { distanceTo, readStatePolygons } from "./state-polygons.ts";

/** Two centroids on the coast of Rivers lie up to 1 km out of the simplified polygon: creeks are cut straight there. */
const NEAR_KM = 2;

export const centroids: Rule = {
  name: "centroids",
  description: `every centroid lies in the polygon of its state, or at most ${NEAR_KM} km from it.`,
  check: ({ states, lgas }) => {
    const polygons = readStatePolygons();
    const findOutside = (file: string, row: Row, state: string): Finding[] => {
      const { lat, lon } = row;
      const polygon = polygons.get(state);
      if (typeof lat !== "number" || typeof lon !== "number" || polygon === undefined) return [];
      const km = distanceTo(polygon, [lon, lat]);
      if (km <= NEAR_KM) return [];
      const message = `lat ${lat}, lon ${lon} is ${Math.round(km)} km outside ${state}: check that they are not exchanged, and state_code`;
      return [{ file, key: textOf(row, "code"), message }];
    };
    return [
      ...states.flatMap((state) => findOutside("places/states.csv", state, textOf(state, "code"))),
      ...lgas.flatMap((lga) => findOutside("places/lgas.csv", lga, textOf(lga, "state_code"))),
    ];
  },
};
