import { describe, expect, it } from "vitest";
import { localitiesNamed } from "../localities/localities.ts";
import { fold } from "../names/fold.ts";
import { listLgas } from "../places/index.ts";
import { scoreBeginning } from "./engine/scores.ts";
import { searchPlaces } from "./places.ts";

const first = (query: string): string | undefined => {
  const found = searchPlaces(query, { limit: 1 });
  return found.ok ? found.value[0]?.name : found.reason;
};

describe("searchPlaces writes out", () => {
  it.each([
    ["K/Namoda", "Kaura Namoda"],
    ["k/nam", "Kaura Namoda"],
    ["D. Tofa", "Dawakin Tofa"],
  ])("%s", (query, name) => {
    expect(first(query)).toBe(name);
  });

  it("the directions of each LGA that ends with two", () => {
    const ends = /(north|south) (east|west)$/;
    const lgas = listLgas().filter(({ name }) => ends.test(fold(name)));
    const short = lgas.map(({ name }) => fold(name).replace(ends, (_, one, two) => `${one[0]}${two[0]}`));
    expect(short.length).toBeGreaterThan(5);
    expect(short.map(first)).toEqual(lgas.map(({ name }) => name));
  });

  it("the first letter of each LGA of two words", () => {
    const lgas = listLgas().filter(({ name }) => /^[a-z]{2,} [a-z]{4,}$/.test(fold(name)));
    const missing = lgas.filter(({ code, name }) => {
      const [one = "", two = ""] = fold(name).split(" ");
      // "O/Bolo" is Obolo, which is a town.
      if (localitiesNamed(`${one[0]}${two}`).length > 0) return false;
      const found = searchPlaces(`${one[0]}/${two}`, { kinds: ["lga"] });
      return !found.ok || !found.value.some((lga) => lga.code === code);
    });
    // "A/North" may be one of many.
    expect(missing.filter(({ name }) => !/(north|south|east|west|central)$/i.test(name))).toEqual([]);
  });
});

it("leaves a name or its beginning as it is", () => {
  const found = searchPlaces("Jos N", { limit: 1 });
  expect(found.ok && found.value[0]).toMatchObject({
    name: "Jos North",
    score: scoreBeginning("josn".length, "josnorth".length),
  });
});
