import { describe, expect, it, test } from "vitest";
import { createMatcher, type MatchKind } from "../match/index.ts";
import { createIdReader, EXTERNAL_ID_KINDS, listExternalIds } from "./index.ts";

function say(kind: MatchKind, text: string, system?: string, state?: string): string {
  const { status, code } = createMatcher({ kind, ids: createIdReader({ system }) }).match(text, { state });
  return code === null ? status : `${status} ${code}`;
}

describe("ids that nobody takes for a name or a count", () => {
  it.each<[MatchKind, string, string]>([
    ["state", "Q815", "none"],
    ["state", "NG.LA", "exact LA"],
    ["state", "NI05", "exact LA"],
    ["lga", "NG.45.1001", "exact NG001001"],
    ["lga", "NG.AB.AN", "exact NG001001"],
    ["lga", "Q4663114", "exact NG001001"],
    ["lga", "ocd-division/country:ng/state:la/lga:ikeja", "exact NG025011"],
    ["lga", "59680162B53329994117155", "exact NG001001"],
    ["federal_constituency", "Q59680913", "exact FC001"],
  ])("%s %s: %s", (kind, text, expected) => {
    expect(say(kind, text)).toBe(expected);
  });

  it("reads no number, so that a count is never coded", () => {
    const { match } = createMatcher({ kind: "lga", ids: createIdReader() });
    const numbers = listExternalIds().filter(({ id, kind }) => kind === "lga" && /^\d+$/.test(id));
    expect(numbers.length).toBeGreaterThan(1000);
    expect(numbers.filter(({ id }) => match(id).code !== null)).toEqual([]);
  });
});

describe("ids of a system that is said", () => {
  it.each<[MatchKind, string, string, string]>([
    ["lga", "2332459", "geonames", "none"],
    ["lga", "Ikeja", "geonames", "exact NG025011"],
    ["state", "24", "geonames", "none"],
    ["bank", "58", "paystack_code", "ambiguous"],
    ["bank", "999999", "nip", "none"],
    ["bank", "GTB", "paystack_code", "alias gtbank"],
    ["lga", "Q320852", "wikidata", "none"],
    ["state", "Q99999999", "wikidata", "none"],
  ])("%s %s of %s: %s", (kind, text, system, expected) => {
    expect(say(kind, text, system)).toBe(expected);
  });

  it("names the system, and what a spreadsheet dropped", () => {
    const { match } = createMatcher({ kind: "bank", ids: createIdReader({ system: "nip" }) });
    expect(match("000013").why).toBe(
      '"000013" is the id of Guaranty Trust Bank Limited (NIBSS Instant Payments, institution codes).',
    );
    expect(match("13")).toMatchObject({ status: "ambiguous", damage: "lost_zero", code: null });
    expect(match("999999").why).toContain("No bank here has the id");
  });

  it("gives no code of another state than the row's", () => {
    expect(say("lga", "7701336", "geonames", "Lagos")).toBe("none");
    expect(say("lga", "7701336", "geonames", "Abia")).toBe("exact NG001001");
  });

  it("says where a system has only nearly the same", () => {
    const close = listExternalIds().find(({ relation, kind }) => relation === "close" && kind === "lga");
    const { system = "", id = "", code } = close ?? {};
    const result = createMatcher({ kind: "lga", ids: createIdReader({ system }) }).match(id);
    expect(result).toMatchObject({ status: "alias", code });
    expect(result.why).toContain("is near to");
  });
});

test("reads every id of every system as the record that it is of", () => {
  const wrong = EXTERNAL_ID_KINDS.flatMap((kind) => {
    const ids = listExternalIds().filter((external) => external.kind === kind);
    return [...new Set(ids.map(({ system }) => system))].flatMap((system) => {
      const { match } = createMatcher({ kind, ids: createIdReader({ system }) });
      const its = ids.filter((external) => external.system === system);
      return its.filter(({ id, code }) => match(id).code !== code).map(({ id }) => `${system} ${id}`);
    });
  });
  expect(wrong).toEqual([]);
});

test("refuses a system that is none", () => {
  expect(() => createIdReader({ system: "geoname" })).toThrow(/system must be one of anchor_id, cbn/);
});
