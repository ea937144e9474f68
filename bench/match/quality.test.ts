import { expect, it } from "vitest";
import { createMatcher, type MatchKind } from "../../packages/naijaref/src/match/index.ts";
import { type Case, readCases } from "./lists.ts";
import { codedThoughNone, measureQuality, precisionOf, recallOf } from "./quality.ts";

const cases = readCases();
const named = cases.filter(({ expected }) => expected !== "");
const matchers = new Map<MatchKind, ReturnType<typeof createMatcher>>();

function answer({ kind, name, state, lga }: Case): string | undefined {
  const matcher = matchers.get(kind) ?? createMatcher({ kind });
  matchers.set(kind, matcher);
  return matcher.match(name, { state, lga }).code ?? undefined;
}

const KINDS = [
  "state",
  "lga",
  "ward",
  "senatorial_district",
  "federal_constituency",
  "state_constituency",
  "bank",
] as const;

it.each(KINDS)("matches %s names of lists that it was not tuned on", (kind) => {
  const held = named.filter((row) => row.kind === kind && row.isHeldOut);
  expect(held.length).toBeGreaterThan(15);
  const quality = measureQuality(held, answer);
  expect(precisionOf(quality)).toBeGreaterThanOrEqual(0.995);
  expect(recallOf(quality)).toBeGreaterThanOrEqual(0.97);
});

it("gives no code to what is none: totals, headers, LCDAs, towns, homonyms, other countries", () => {
  const none = cases.filter(({ expected }) => expected === "");
  expect(none.length).toBeGreaterThan(850);
  const wrong = codedThoughNone(none, answer).map((row) => `${row.kind} ${row.name}: ${answer(row)}`);
  expect(wrong.length / none.length, wrong.join("; ")).toBeLessThan(0.005);
});
