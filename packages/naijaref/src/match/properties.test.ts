import fc from "fast-check";
import { expect, it } from "vitest";
import { createMatcher, isMatched, type ListKind } from "./index.ts";
import { MATCH_LISTS } from "./lists.ts";

const KINDS = Object.keys(MATCH_LISTS) as ListKind[];
const kind = fc.constantFrom(...KINDS);
const matchers = new Map(KINDS.map((one) => [one, createMatcher({ kind: one })]));
const entries = new Map(KINDS.map((one) => [one, [...MATCH_LISTS[one].entries()]]));

it("never gives a name of ours, in any case, another record's code", () => {
  fc.assert(
    fc.property(kind, fc.nat(), fc.boolean(), (one, at, isUpper) => {
      const list = entries.get(one) ?? [];
      const entry = list[at % list.length];
      if (entry === undefined) return;
      const text = isUpper ? entry.name.toUpperCase() : entry.name.toLowerCase();
      const within = { state: entry.stateCode ?? "", lga: one === "ward" ? (entry.lgaCode ?? "") : "" };
      const result = matchers.get(one)?.match(text, within);
      if (result !== undefined && isMatched(result)) expect(result.code).toBe(entry.code);
      else expect(result?.candidates.map(({ code }) => code)).toContain(entry.code);
    }),
    { numRuns: 200 },
  );
});
