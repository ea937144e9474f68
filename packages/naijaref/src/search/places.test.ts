import { describe, expect, it } from "vitest";
import { searchPlaces } from "./index.ts";

const first = (query: string) => {
  const found = searchPlaces(query, { limit: 5 });
  const place = found.ok ? found.results[0] : undefined;
  return place && `${place.kind} ${place.name}, ${place.stateCode}`;
};

describe("searchPlaces", () => {
  it.each([
    ["lagos", "state Lagos, LA"],
    ["ikeja", "lga Ikeja, LA"],
    ["lagso", "state Lagos, LA"],
    ["Lagos State", "state Lagos, LA"],
    ["Ikeja LGA", "lga Ikeja, LA"],
    ["Bwari Area Council", "lga Bwari, FC"],
    ["Surulere Lagos", "lga Surulere, LA"],
    ["Obi, Benue", "lga Obi, BE"],
    ["24-11", "lga Ikeja, LA"],
    ["NG025", "state Lagos, LA"],
    ["LA", "state Lagos, LA"],
    ["ng-la", "state Lagos, LA"],
    ["Ogbor 2", "ward Ogbor II, AB"],
    ["portharcourt", "lga Port Harcourt, RI"],
    ["north onitsha", "lga Onitsha North, AN"],
  ])("%s finds %s", (query, place) => expect(first(query)).toBe(place));

  it("says why there is nothing to search for", () => {
    expect(searchPlaces(" - ")).toEqual({ ok: false, reason: "empty" });
    expect(searchPlaces("ab".repeat(33))).toEqual({ ok: false, reason: "too_long" });
    expect(searchPlaces("😀".repeat(64))).toEqual({ ok: false, reason: "empty" });
  });
});
