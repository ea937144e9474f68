import { expect, test } from "vitest";
import { findLga, listLgas, listStates } from "../places/index.ts";
import { createMatcher } from "./index.ts";

const matcher = createMatcher({ kind: "lga" });

test.each([
  ["Auchi", "Edo", "Etsako West"],
  ["Ido-Ekiti", "Ekiti", "Ido/Osi"],
  ["Effurun", "Delta", "Uvwie"],
])("%s, in %s, is the headquarters of %s", (text, state, lga) => {
  const result = matcher.match(text, { state });
  expect(result).toMatchObject({ status: "alias", name: lga });
  expect(result.why).toContain("is the headquarters of");
});

test.each([
  ["U/Rimi", "Kaduna", "Kaduna North"],
  ["S/Gari", "Kano", "Fagge"],
])("%s, in %s, is written out as in an address: %s", (text, state, lga) => {
  expect(matcher.match(text, { state })).toMatchObject({ status: "alias", name: lga });
});

test("a headquarters of two LGAs is ambiguous", () => {
  const result = matcher.match("Ile-Ife", { state: "Osun" });
  expect(result).toMatchObject({ status: "ambiguous", code: null });
  expect(result.candidates.map(({ name }) => name)).toEqual(["Ife Central", "Ife East"]);
});

test("a city of three LGAs is ambiguous, though it is the headquarters of one", () => {
  const result = matcher.match("Benin City", { state: "Edo" });
  expect(result).toMatchObject({ status: "ambiguous", code: null });
  expect(result.candidates.map(({ name }) => name)).toContain("Oredo");
});

test("a place whose LGA one source alone says is coded with less confidence, and says so", () => {
  expect(matcher.match("Kafe", { state: "FCT" })).toMatchObject({
    name: "Abuja Municipal",
    confidence: 0.85,
    why: '"Kafe" is a quarter in Abuja Municipal, Federal Capital Territory: one source says so.',
  });
  expect(matcher.match("Jahi", { state: "FCT" }).confidence).toBeGreaterThan(0.9);
});

test.each([
  ["Madalla", "FCT", "the town is known across the border, in Niger"],
  ["Oriade", "Lagos", "the lists of LCDAs copy each other"],
])("%s in %s is not coded: %s", (text, state) => {
  const result = matcher.match(text, { state });
  expect(result).toMatchObject({ status: "none", code: null });
  expect(result.why).toContain("but only one source says so");
});

test("a half of an LCDA's name is a place in its LGA, and ambiguous where a quarter of another has the name", () => {
  expect(matcher.match("Oke-Odo", { state: "Lagos" }).name).toBe("Alimosho");
  const agbado = matcher.match("Agbado", { state: "Lagos" });
  expect(agbado.status).toBe("ambiguous");
  expect(agbado.candidates.map(({ name }) => name)).toEqual(["Ifako-Ijaye", "Alimosho"]);
});

test("the name of an LGA is meant before the headquarters of another", () => {
  expect(matcher.match("Katagum", { state: "Bauchi" })).toMatchObject({ status: "exact", name: "Katagum" });
});

test("no headquarters is taken for a typing error of another LGA", () => {
  for (const { headquarters, stateCode, code } of listLgas()) {
    if (headquarters === null) continue;
    const state = listStates().find((one) => one.code === stateCode)?.name;
    if (findLga(headquarters, { state }).ok) continue;
    const result = matcher.match(headquarters, { state });
    expect(result.status, headquarters).not.toBe("typo");
    if (result.code !== null && result.status !== "exact") expect(result.code, headquarters).toBe(code);
  }
});

test("takes the road that is called after an LGA for no name of it", () => {
  const { status, why } = matcher.match("Dukku Road, Gombe", { state: "Gombe" });
  expect(status).toBe("ambiguous");
  expect(why).toContain('names a road, "dukku road"');
});

test("takes a name with two of its letters changed about for no other LGA", () => {
  expect(matcher.match("Dansuma", { state: "Katsina" }).code).toBeNull();
});

test("takes no LGA of another state than the town behind it", () => {
  const { status, why } = matcher.match("Tudun Wada, Jos");
  expect(status).toBe("ambiguous");
  expect(why).toContain("a town of another state beside Tudun Wada");
});
