import fc from "fast-check";
import { expect, it } from "vitest";
import { createMatcher, isMatched, type ListKind, matchCsv } from "./index.ts";
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

it("gives the same with an unrelated column beside it", async () => {
  const field = fc.string({ unit: fc.constantFrom(..."abehiknou /"), minLength: 1, maxLength: 14 });
  const codesOf = async (text: string): Promise<string[]> => {
    let out = "";
    for await (const piece of matchCsv([new TextEncoder().encode(text)], {
      kind: "lga",
      column: "lga",
      add: ["code"],
    }))
      out += new TextDecoder().decode(piece);
    return out.split("\n").map((line) => line.slice(line.lastIndexOf(",") + 1));
  };
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(field, field), { minLength: 1, maxLength: 8 }), async (rows) => {
      const alone = await codesOf(["lga,x", ...rows.map(([name]) => `${name},1`)].join("\n"));
      const beside = await codesOf(
        ["lga,x,y", ...rows.map(([name, other]) => `${name},1,${other}`)].join("\n"),
      );
      expect(beside).toEqual(alone);
    }),
    { numRuns: 20 },
  );
});
