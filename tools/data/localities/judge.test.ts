import { expect, it } from "vitest";
import { countRuns, type NamedUnit } from "./count.ts";
import { judge } from "./judge.ts";

/** So many units of a ward have the name, each as that of another thing. */
const units = (count: number, state: string, ward: string): NamedUnit[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `Mararaba ${["Primary School", "Market", "Village", "Health Centre"][at % 4]} ${at + 1}`,
    ward,
    lga: `NG${ward.slice(0, 5)}`,
    state,
  }));

/** The LGAs in which Mararaba is a place. No ward has the name. */
function placesAmong(all: readonly NamedUnit[]): string[] {
  const lgaOfWard = new Map(all.map(({ ward, lga }) => [ward, lga]));
  const judged = judge(countRuns(all), lgaOfWard, new Set());
  return judged.filter(({ key }) => key === "mararaba").map(({ lga }) => lga);
}

/** Four other states that have a unit of the name. */
const elsewhere = ["02", "08", "16", "26"].flatMap((number) => units(1, `S${number}`, `${number}-01-01`));

it("takes a name of many states where very many units of one ward have it", () => {
  expect(placesAmong([...units(12, "NA", "25-04-11"), ...elsewhere])).toEqual(["NG25-04"]);
});

it.each([
  ["fewer than twelve units", units(11, "NA", "25-04-11"), elsewhere],
  [
    "units in another LGA of the state",
    [...units(14, "NA", "25-04-11"), ...units(3, "NA", "25-09-01")],
    elsewhere,
  ],
  [
    "as many units elsewhere in the country",
    units(12, "NA", "25-04-11"),
    [...elsewhere, ...units(2, "S02", "02-01-01"), ...units(3, "S08", "08-01-01")],
  ],
])("takes no name of many states with %s", (_, here, others) => {
  expect(placesAmong([...here, ...others])).toEqual([]);
});
