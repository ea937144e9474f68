import { describe, expect, it } from "vitest";
import { entriesOfAddress, isLikeAddress } from "./address.ts";

describe("a text that may be an address", () => {
  it.each(["12 Bode Thomas Street, Surulere", "5 Lekki phase 1", "Ojodu Berger", "Challenge Ibadan"])(
    "%s",
    (text) => expect(isLikeAddress(text)).toBe(true),
  );
});

describe("a text that is a name, a code or a number", () => {
  it.each(["Ikeja", "abeokuta suth", "Lekki phase 1", "Ikeja Federal Constituency", "lagos wes"])(
    "%s",
    (text) => expect(isLikeAddress(text)).toBe(false),
  );
});

it("finds the LGA of two words that are no name", async () => {
  const [place] = await entriesOfAddress("Ojodu Berger");
  expect(place?.title).toContain("Ojodu");
});

it("says the state of each LGA that an address may be in, where several have the name", async () => {
  const places = await entriesOfAddress("12 Market Street, Surulere");
  expect(places.map(({ title }) => title)).toEqual(["Surulere, Lagos", "Surulere, Oyo"]);
});
