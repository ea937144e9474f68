import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listLgas, listStates, listWards } from "../places/index.ts";
import { type PlaceKind, type PlaceSearchOptions, searchPlaces } from "./index.ts";

const search = (query: string, options: PlaceSearchOptions = {}) => {
  const found = searchPlaces(query, options);
  if (!found.ok) throw new Error(`${query} is refused: ${found.reason}`);
  return found.value;
};

const first = (query: string): string | undefined => {
  const [place] = search(query);
  return place && `${place.kind} ${place.name}, ${place.stateCode}`;
};

describe("searchPlaces", () => {
  it.each([
    ["lagos", "state Lagos, LA"],
    ["ikeja", "lga Ikeja, LA"],
    ["lagso", "state Lagos, LA"],
    ["ikej", "lga Ikeja, LA"],
    ["Lagos State", "state Lagos, LA"],
    ["Ikeja LGA", "lga Ikeja, LA"],
    ["Ikeja Local Government Area", "lga Ikeja, LA"],
    ["Bwari Area Council", "lga Bwari, FC"],
    ["Nasarawa LGA, Nasarawa State", "lga Nasarawa, NA"],
    ["Surulere Lagos", "lga Surulere, LA"],
    ["Surulere, Oyo State, Nigeria", "lga Surulere, OY"],
    ["Obi, Benue", "lga Obi, BE"],
    ["Obi, Nasarawa", "lga Obi, NA"],
    ["24-11", "lga Ikeja, LA"],
    ["24-11-01", "ward Anifowoshe/Ikeja, LA"],
    ["NG025", "state Lagos, LA"],
    ["LA", "state Lagos, LA"],
    ["ng-la", "state Lagos, LA"],
    ["abuja", "state Federal Capital Territory, FC"],
    ["Ogbor 2", "ward Ogbor II, AB"],
    ["ọ̀ṣun", "state Osun, OS"],
    ["Jemaa", "lga Jema'a, KD"],
    ["portharcourt", "lga Port Harcourt, RI"],
    ["port harcort rivers", "lga Port Harcourt, RI"],
    ["north onitsha", "lga Onitsha North, AN"],
  ])("%s finds %s", (query, place) => expect(first(query)).toBe(place));

  it("answers what the server serves", () => {
    expect(search("ikeja", { limit: 1 })).toEqual([
      {
        kind: "lga",
        code: "NG025011",
        name: "Ikeja",
        lgaCode: "NG025011",
        lgaName: "Ikeja",
        stateCode: "LA",
        stateName: "Lagos",
        score: 1000,
        matched: "Ikeja",
      },
    ]);
  });

  it("says why there is nothing to search for", () => {
    expect(searchPlaces(" - ")).toEqual({ ok: false, reason: "empty" });
    expect(searchPlaces("ab".repeat(33))).toEqual({ ok: false, reason: "too_long" });
    expect(searchPlaces("😀".repeat(64))).toEqual({ ok: false, reason: "empty" });
  });

  it("searches the kinds asked for, and no wards without loading them", () => {
    for (const kind of ["state", "lga", "ward"] as const) {
      const kinds = new Set(search("lagos", { kinds: [kind], limit: 50 }).map((place) => place.kind));
      expect([...kinds]).toEqual([kind]);
    }
    expect(
      search("lagos", { kinds: ["state", "lga"] })
        .map(({ name }) => name)
        .slice(0, 3),
    ).toEqual(["Lagos", "Lagos Island", "Lagos Mainland"]);
  });
});

const everyPlace = [
  ...listStates().map((place) => ({
    ...place,
    kind: "state" as PlaceKind,
    codes: [place.code, place.isoCode, place.inecCode, place.pcode],
  })),
  ...listLgas().map((place) => ({ ...place, kind: "lga" as PlaceKind, codes: [place.code, place.inecCode] })),
  ...listWards().map((place) => ({ ...place, kind: "ward" as PlaceKind, codes: [place.code] })),
];

describe("every place", () => {
  const topCodes = (query: string, kind: PlaceKind): string[] =>
    search(query, { kinds: [kind], limit: 50 })
      .filter(({ score }) => score === 1000)
      .map(({ code }) => code);

  it("is found with 1000 by its name, its aliases and its codes", { timeout: 120_000 }, () => {
    for (const { kind, code, name, aliases, codes } of everyPlace) {
      for (const text of [name, name.toUpperCase(), ...aliases, ...codes].filter((text) => text.length <= 64))
        expect(topCodes(text, kind), text).toContain(code);
    }
  });

  it("comes before all that are not called so", () => {
    for (const { kind, name } of everyPlace.slice(0, 811)) {
      const [best] = search(name);
      expect(best?.score, name).toBe(1000);
      if (kind === "state") expect(best?.kind, name).toBe("state");
    }
  });

  it("is found by name and state", () => {
    const stateNames = new Map(listStates().map(({ code, name }) => [code, name]));
    for (const { name, code, stateCode } of listLgas()) {
      const found = search(`${name}, ${stateNames.get(stateCode)} State`, { kinds: ["lga"], limit: 2 });
      expect(found[0]?.code, `${name}, ${stateCode}`).toBe(code);
    }
  });
});

describe("any query", () => {
  it("is answered the same each time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 70 }), (query) => {
        expect(searchPlaces(query)).toEqual(searchPlaces(query));
      }),
    );
  });
});
