import { expect, test } from "vitest";
import { findLga, listLgas, listStates } from "../places/index.ts";
import { createMatcher } from "./index.ts";

/** What a town is coded with stands in `tools/publish/downloads/vectors/cases.ndjson`; here is why. */
const matcher = createMatcher({ kind: "lga" });

test.each([
  ["Auchi", "Edo", "is the headquarters of"],
  ["Oriade", "Lagos", "but only one source says so"],
  ["Dukku Road", "Gombe", "names a road or a state that is called like Dukku"],
  ["Maroco, Nasarawa", "Nasarawa", "names a road or a state that is called like Nasarawa"],
  [
    "Tudun Wada, Jos",
    undefined,
    "names Jos, a place in Jos North, Plateau; Jos South, Plateau, beside Tudun Wada",
  ],
  ["Ikorodu (Iba)", undefined, "names Iba, a place in"],
])("%s, %s: %s", (text, state, why) => {
  expect(matcher.match(text, { state }).why).toContain(why);
});

test.each([
  ["Ile-Ife", "Osun", ["Ife Central", "Ife East"]],
  ["Agbado", "Lagos", ["Ifako-Ijaye", "Alimosho"]],
])("%s, in %s, may be in %j", (text, state, lgas) => {
  expect(matcher.match(text, { state }).candidates.map(({ name }) => name)).toEqual(lgas);
});

test("a place whose LGA one source alone says is coded with less confidence, and says so", () => {
  expect(matcher.match("Kafe", { state: "FCT" })).toMatchObject({
    name: "Abuja Municipal",
    confidence: 0.85,
    why: '"Kafe" is a quarter in Abuja Municipal, Federal Capital Territory: one source says so.',
  });
  expect(matcher.match("Jahi", { state: "FCT" }).confidence).toBeGreaterThan(0.9);
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
