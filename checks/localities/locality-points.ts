import { contains, ringsByShape } from "@naijaref/tools/boundaries";
import type { Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";
import { onLocality } from "./on-locality.ts";

export const localityPoints: Rule = {
  name: "locality-points",
  description: "the point of a locality is in one of its LGAs by one of the outlines, or lat is unverified.",
  check: ({ localities, topology, witness }) => {
    const outlines = [ringsByShape(topology), ringsByShape(witness)];
    return localities.flatMap((place) => {
      const { lat, lon } = place;
      if (typeof lat !== "number" || typeof lon !== "number") return [];
      if (listOf(place, "unverified_fields").includes("lat")) return [];
      const point = [Math.round(lon * 1e6), Math.round(lat * 1e6)] as const;
      const isInside = listOf(place, "lga_codes").some((lga) =>
        outlines.some((rings) => contains(rings.get(lga) ?? [], point)),
      );
      return isInside
        ? []
        : onLocality(
            place,
            "lat",
            `${textOf(place, "name")} lies outside its LGAs: correct lga_codes or the point, empty the point, or mark lat and lon unverified`,
          );
    });
  },
};
