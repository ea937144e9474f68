import { fold, joined } from "../../../packages/naijaref/src/names/fold.ts";
import type { Dataset, PollingUnitFile, Row } from "../table/index.ts";

/** The longest name of a place, in words, that is looked for. */
const MOST_WORDS = 5;

/** The dataset with `units` on each locality: how many units of its LGAs have its name in theirs. */
export function countLocalityUnits(dataset: Dataset, files: readonly PollingUnitFile[]): Dataset {
  const lgaOfWard = new Map(dataset.wards.map((ward) => [String(ward["code"]), String(ward["lga_code"])]));
  const places = new Map<string, Map<string, Row[]>>();
  for (const place of dataset.localities) {
    const name = joined(fold(String(place["name"])));
    for (const lga of place["lga_codes"] as readonly string[]) {
      const byName = places.get(lga) ?? new Map<string, Row[]>();
      places.set(lga, byName.set(name, [...(byName.get(name) ?? []), place]));
    }
  }
  const counts = new Map<Row, number>();
  for (const { code, name } of files.flatMap(({ units }) => units)) {
    const byName = places.get(lgaOfWard.get(code.slice(0, 8)) ?? "");
    if (byName === undefined) continue;
    for (const place of placesIn(fold(name).split(" "), byName)) {
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  }
  const localities = dataset.localities.map((place) => ({ ...place, units: counts.get(place) ?? 0 }));
  return { ...dataset, localities };
}

function placesIn(words: readonly string[], byName: ReadonlyMap<string, readonly Row[]>): Set<Row> {
  const places = new Set<Row>();
  for (let from = 0; from < words.length; from++) {
    let key = "";
    for (const word of words.slice(from, from + MOST_WORDS)) {
      key += word;
      for (const place of byName.get(key) ?? []) places.add(place);
    }
  }
  return places;
}
