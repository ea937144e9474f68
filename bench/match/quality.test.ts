import { expect, it } from "vitest";
import { codedThoughNone, measureQuality, openAnswers, readCases } from "./quality.ts";

const cases = readCases();
const named = cases.filter(({ expected }) => expected.length > 0);
const answer = openAnswers();

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
  expect(quality.precision).toBeGreaterThanOrEqual(0.995);
  expect(quality.recall).toBeGreaterThanOrEqual(0.97);
});

it("gives no code to what is none: totals, headers, LCDAs, towns, homonyms, other countries", () => {
  const none = cases.filter(({ expected }) => expected.length === 0);
  expect(none.length).toBeGreaterThan(850);
  const wrong = codedThoughNone(none, answer).map((row) => `${row.kind} ${row.name}: ${answer(row)}`);
  expect(wrong.length / none.length, wrong.join("; ")).toBeLessThan(0.005);
});
