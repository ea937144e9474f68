import { createPollingUnitMatcher, matchCsv } from "naijaref/match";
import { listFormerPollingUnits, type StatePollingUnits } from "naijaref/polling-units";
import { fold } from "naijaref/text";
import { loadPollingUnits } from "naijaref-polling-units";
import { beforeAll, describe, expect, it } from "vitest";
import { unwrap } from "../../../tests/library/unwrap.ts";

const units = new Map<string, StatePollingUnits>();

beforeAll(async () => {
  for (const code of ["LA", "AB"]) units.set(code, unwrap(await loadPollingUnits(code)));
});

const WARD = { ward: "24-11-01" };
const LGA = { lga: "Ikeja", state: "Lagos" };

function say(text: string, within: object = {}): string {
  const { status, code } = createPollingUnitMatcher({ units }).match(text, within);
  return code === null ? status : `${status} ${code}`;
}

const why = (text: string, within: object = {}): string =>
  createPollingUnitMatcher({ units }).match(text, within).why;

const listOf = (lga: string) => unwrap((units.get("LA") as StatePollingUnits).list({ lga }));

function readBack(lga: string, rewrite: (name: string) => string) {
  const matcher = createPollingUnitMatcher({ units });
  const counts = { own: 0, ambiguous: 0, none: 0, wrong: 0 };
  for (const { name, code, wardCode } of listOf(lga)) {
    const result = matcher.match(rewrite(name), { ward: wardCode });
    if (result.code === code) counts.own++;
    else if (result.code !== null) counts.wrong++;
    else counts[result.status === "ambiguous" ? "ambiguous" : "none"]++;
  }
  return counts;
}

describe("a polling unit's name in its ward", () => {
  it.each(["Ikeja", "Epe"])("is the unit or ambiguous, for every unit of %s", (lga) => {
    const { own, ambiguous, none, wrong } = readBack(lga, (name) => name);
    expect({ none, wrong }).toEqual({ none: 0, wrong: 0 });
    expect(own / (own + ambiguous)).toBeGreaterThan(0.8);
  });

  it("is never another unit with a letter left out", () => {
    const { own, ambiguous, none, wrong } = readBack("Ikeja", (name) => name.slice(0, 5) + name.slice(6));
    expect(wrong).toBe(0);
    expect(own / (own + ambiguous + none)).toBeGreaterThan(0.85);
  });
});

it("finds each unit by INEC's name too, misprints included", () => {
  const matcher = createPollingUnitMatcher({ units });
  const others = listOf("Alimosho").filter(({ name, inecName }) => fold(name) !== fold(inecName));
  expect(others.length).toBeGreaterThan(0);
  for (const { code, inecName, wardCode } of others) {
    const { code: found, candidates } = matcher.match(inecName, { ward: wardCode });
    expect([found, ...candidates.map((candidate) => candidate.code)], inecName).toContain(code);
  }
});

it.each([
  ["24/11/01/007", {}, "exact 24-11-01-007"],
  ["LA/11/01/007", {}, "exact 24-11-01-007"],
  ["PU: 24 11 01 007", LGA, "exact 24-11-01-007"],
  ["24-11-01-007", { ward: "24-11-02" }, "none"],
  ["24-11-01-999", {}, "none"],
  ["007", WARD, "alias 24-11-01-007"],
  ["Polling Unit 7", WARD, "alias 24-11-01-007"],
  ["7", WARD, "none"],
  ["999", WARD, "none"],
  ["007", LGA, "none"],
  ["in front of no 5 nurudeen street", WARD, "exact 24-11-01-007"],
  ["IN FRONT OF NO. 5, NURUDEEN ST.", LGA, "exact 24-11-01-007"],
  ["In Front of No. 5 Nurudin Str", { ...LGA, ward: "Anifowoshe" }, "typo 24-11-01-007"],
  ["Nurudeen Street", WARD, "ambiguous"],
  ["Primary School", LGA, "ambiguous"],
  ["Primary School", {}, "none"],
  ["Primary School", { ...LGA, ward: "Atlantis" }, "none"],
  ["37-01-01-001", {}, "none"],
  ["", WARD, "none"],
  ["x".repeat(5000), WARD, "none"],
  [undefined, WARD, "none"],
])("%j in %o is %s", (text, within, expected) => {
  expect(say(text as string, within)).toBe(expected);
});

it("says why, in a sentence that a person can check", () => {
  expect(why("24-11-01-999")).toBe(
    "Anifowoshe/Ikeja has no polling unit with the number in 24-11-01-999 in INEC's list of 2023; INEC may have added it later.",
  );
  expect(why("Primary School")).toBe(
    "Give the ward or the LGA: polling units all over the country have the same names.",
  );
  expect(why("37-01-01-001")).toBe("The polling units of Federal Capital Territory are not loaded.");
  expect(why("Primary School", LGA)).toMatch(
    /^"Primary School" could be \d+ polling units: .* Give the ward, or the code\.$/,
  );
});

it("names the unit that probably has a former code's number now, and does not choose it", () => {
  const former = listFormerPollingUnits().find(
    ({ code, codeNow }) => codeNow !== null && /^(01|24)/.test(code),
  );
  const { status, code, candidates } = createPollingUnitMatcher({ units }).match(former?.code ?? "");
  expect([status, code]).toEqual(["none", null]);
  expect(candidates.map((candidate) => candidate.code)).toEqual([former?.codeNow]);
});

it("names the state whose units a text needs", () => {
  const matcher = createPollingUnitMatcher({ units: new Map() });
  expect(matcher.stateOf("01-01-01-001")?.code).toBe("AB");
  expect(matcher.stateOf("Primary School", WARD)?.code).toBe("LA");
  expect(matcher.stateOf("Primary School")).toBeUndefined();
  expect(matcher.stateOf("Primary School", { ward: "Atlantis" })).toBeUndefined();
});

it("matches a column of a CSV file, with a column of wards", async () => {
  const file = new TextEncoder().encode("ward,pu\n24-11-01,007\n24-11-01,Primary School\n");
  const matcher = createPollingUnitMatcher({ units });
  let text = "";
  for await (const piece of matchCsv([file], {
    matcher,
    column: "pu",
    wardColumn: "ward",
    add: ["status", "code"],
  }))
    text += new TextDecoder().decode(piece);
  expect(text.split("\n").slice(0, 2)).toEqual([
    "ward,pu,match_status,match_code",
    "24-11-01,007,alias,24-11-01-007",
  ]);
});
