import { expect, it } from "vitest";
import type { ListKind } from "../kinds/kinds.ts";
import { areaOf, type MatchWithin } from "./area.ts";
import { createMatcher } from "./index.ts";
import { Query } from "./query.ts";
import { matchQuery, RULES, type Rule } from "./rules.ts";

type Case = readonly [list: ListKind, text: string, within: MatchWithin, expected: string];

/** The cases that each rule serves. Each comes out otherwise without it. */
const SERVED: Readonly<Record<string, readonly Case[]>> = {
  code: [
    ["lga", "24/11", {}, "exact NG025011"],
    ["state", "NA", {}, "ambiguous"],
  ],
  "numbered ward": [["ward", "Ward One", { state: "Oyo", lga: "Ibadan North" }, "alias 30-06-01"]],
  switch: [["bank", "TEAMAPT LIMITED", {}, "none"]],
  name: [
    ["lga", "Surulere", {}, "ambiguous"],
    ["lga", "Ijebu North Eat", { state: "Ogun" }, "ambiguous"],
    ["lga", "Aba Nrth", { state: "Abia" }, "typo NG001001"],
    ["ward", "Ungwan Gabbas", { state: "Kaduna", lga: "Sabon Gari" }, "typo 18-19-10"],
  ],
  "no name": [["state", "all", {}, "none"]],
  "code beside": [["state", "ab Abia State", {}, "alias AB"]],
  "other company": [
    ["bank", "UNITED BANK FOR AFRICA (GHANA)", {}, "none"],
    ["bank", "Access Bank UK", {}, "none"],
    ["bank", "GT Bank (U.K.) Ltd", {}, "none"],
    ["bank", "GTB Sierra Leone", {}, "none"],
  ],
  rewritten: [
    ["lga", "IBADAN NE", { state: "Oyo" }, "alias NG031007"],
    ["ward", "H/Gana", { state: "Gombe", lga: "Gombe" }, "alias 15-06-06"],
    ["bank", "ZINTERNET - KONGAPAY", {}, "alias kongapay"],
  ],
  place: [
    ["lga", "Egbeda", { state: "Lagos" }, "alias NG025003"],
    ["lga", "Garki", { state: "FCT" }, "alias NG015002"],
    ["lga", "Lugbe District", { state: "FCT" }, "alias NG015002"],
    ["lga", "Victoria Island (VI)", { state: "Lagos" }, "alias NG025008"],
    ["lga", "Isu (Njaba)", { state: "Imo" }, "ambiguous"],
    ["lga", "Akure LGA", { state: "Ondo" }, "ambiguous"],
    ["lga", "12 Hospital Road, Moniya, Ibadan", { state: "Oyo" }, "alias NG031002"],
    ["lga", "Jangefe, Kazaure", { state: "Jigawa" }, "ambiguous"],
    ["lga", "Ibadan South-West Ring Road", { state: "Oyo" }, "alias NG031010"],
  ],
  part: [["ward", "Kandawa", { state: "Katsina", lga: "Ingawa" }, "alias 20-15-05"]],
  divided: [["ward", "Ngelzama A", { state: "Yobe", lga: "Fune" }, "typo 35-05-07"]],
  abroad: [["state", "Togo", {}, "none"]],
  branch: [["bank", "Ipapo Microfinance Bank Nigeria, Ikeja branch", {}, "alias ipapo-mfb"]],
  "two numbers": [["ward", "OYIAKIRI III Ward 2", { state: "Bayelsa", lga: "Ekeremor" }, "ambiguous"]],
  damage: [
    ["bank", "44", {}, "ambiguous"],
    ["lga", "1-2", {}, "ambiguous"],
  ],
  "number of a bank": [
    ["bank", "011151003", {}, "none"],
    ["bank", "063", {}, "none"],
    ["bank", "GTBINGLA", {}, "none"],
    ["bank", "100015", {}, "none"],
  ],
  likely: [
    ["bank", "Acces Bank", {}, "typo access-bank"],
    ["bank", "Zenth", {}, "typo zenith-bank"],
    ["bank", "GTBak", {}, "typo gtbank"],
    ["bank", "Sparkele", {}, "typo sparkle-mfb"],
    ["lga", "Akwa North", { state: "Anambra" }, "typo NG004005"],
    ["ward", "Eastern Oblo VIII", { state: "Akwa Ibom", lga: "Eastern Obolo" }, "typo 03-02-08"],
    ["lga", "Bolari", { state: "Gombe" }, "ambiguous"],
    ["lga", "Kata", { state: "Niger" }, "none"],
    ["lga", "Sabo", { state: "Kaduna" }, "none"],
    ["lga", "Binani", { state: "Sokoto" }, "none"],
    ["lga", "Warri", { state: "Bauchi" }, "ambiguous"],
    ["lga", "East Ijebu", { state: "Ogun" }, "alias NG028008"],
    ["ward", "Brea", { state: "Rivers", lga: "Gokana" }, "typo 32-12-16"],
    ["ward", "Otuoke Ward", { state: "Bayelsa", lga: "Ogbia" }, "ambiguous"],
  ],
  "place among": [["lga", "Iju Ota", { state: "Ogun" }, "alias NG028003"]],
  "place misspelt": [["lga", "Ukanu East", { state: "Enugu" }, "typo NG014011"]],
  "number in the code": [["ward", "Abbi 8", { state: "Delta", lga: "Ndokwa West" }, "alias 10-12-08"]],
  "ward of an LGA": [
    ["lga", "Namoda", { state: "Zamfara" }, "alias NG037008"],
    ["lga", "Duhu/Shuwa", { state: "Adamawa" }, "alias NG002010"],
  ],
  elsewhere: [["lga", "Ikeja", { state: "Ogun" }, "none"]],
};

const settle = areaOf({});

function decide([list, text, within]: Case, rules: readonly Rule[]) {
  const area = settle(within);
  if (!area.ok) throw new Error(area.why);
  const isFor = ({ lists }: Rule) => lists === undefined || lists.includes(list);
  return matchQuery(new Query(text, list, area), rules.filter(isFor));
}

it("has cases for each rule, and for no other", () => {
  expect(Object.keys(SERVED).sort()).toEqual(RULES.map(({ name }) => name).sort());
});

it.each(RULES.map((rule) => [rule.name, rule] as const))("needs the rule %s", (name, rule) => {
  const others = RULES.filter((one) => one !== rule);
  for (const served of SERVED[name] ?? []) {
    const { status, code, why } = decide(served, RULES);
    expect(`${status} ${code ?? ""}`.trim(), served[1]).toBe(served[3]);
    const without = decide(served, others);
    expect(`${without.status} ${without.code} ${without.why}`, served[1]).not.toBe(
      `${status} ${code} ${why}`,
    );
  }
});

it.each([
  ["Yagba eWst", "Kogi"],
  ["Etsako est", "Edo"],
])("takes no direction that is typed wrong for another: %s", (text, state) => {
  const { status, candidates } = createMatcher({ kind: "lga" }).match(text, { state });
  expect([status, candidates.length]).toEqual(["ambiguous", 2]);
});
