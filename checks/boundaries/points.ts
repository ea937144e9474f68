import { contains, ringsByShape } from "@naijaref/tools/boundaries";
import type { Row } from "@naijaref/tools/table";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { textOf } from "../tables.ts";

function findOutside({ states, lgas, topology }: CheckedDataset): Finding[] {
  const rings = ringsByShape(topology);
  const check = (file: string, row: Row, shapes: readonly string[]): Finding[] => {
    const { lat, lon } = row;
    if (typeof lat !== "number" || typeof lon !== "number") return [];
    const point = [Math.round(lon * 1e6), Math.round(lat * 1e6)] as const;
    if (shapes.some((id) => contains(rings.get(id) ?? [], point))) return [];
    const message = `lat ${lat}, lon ${lon} is outside its shape: check whether lat and lon are exchanged, and use a point inside the shape`;
    return [{ file, key: textOf(row, "code"), message }];
  };
  return [
    ...states.flatMap((state) => {
      const own = lgas.filter((lga) => lga["state_code"] === state["code"]).map((lga) => textOf(lga, "code"));
      return check("places/states.csv", state, own);
    }),
    ...lgas.flatMap((lga) => check("places/lgas.csv", lga, [textOf(lga, "code")])),
  ];
}

export const points: Rule = {
  name: "points",
  description: "lat and lon of every state and LGA are a point inside its shape.",
  check: findOutside,
};
