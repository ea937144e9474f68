import { expect, it } from "vitest";
import { boundaries } from "./boundaries.ts";

it.each(["states", "lgas", "senatorial_districts", "federal_constituencies"] as const)(
  "draws the %s in parts as in one step",
  async (of) => {
    const drawn = { of, detail: "draw", format: "geojson", state: undefined } as const;
    const pause = async () => {};
    expect(await boundaries.listBoundaries(drawn, { pause })).toEqual(boundaries.listBoundaries(drawn, {}));
  },
);
