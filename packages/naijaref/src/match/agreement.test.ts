import { expect, it } from "vitest";
import { seededRandom } from "../../../../bench/random.ts";
import { createMatcher, isMatched, type ListKind, type MatchResult } from "./index.ts";
import { MATCH_LISTS } from "./lists.ts";
import { AUTOMATIC } from "./weights.ts";

/** Slips of every kind in names of every list, by a seed. */
function* slips(count: number): Generator<readonly [ListKind, text: string, state: string, lga: string]> {
  const random = seededRandom(7);
  const below = (bound: number): number => Math.floor(random() * bound);
  const kinds = Object.keys(MATCH_LISTS) as ListKind[];
  const lists = kinds.map((kind) => [...MATCH_LISTS[kind].entries()]);
  for (let made = 0; made < count; made++) {
    const which = below(kinds.length);
    const entries = lists[which] ?? [];
    const entry = entries[below(entries.length)];
    if (entry === undefined) continue;
    const names = [entry.name, ...entry.aliases];
    const name = names[below(names.length)] as string;
    const at = below(name.length);
    const [before, here, after] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)];
    const letter = String.fromCharCode(97 + below(26));
    const slip = [
      before + after,
      before + letter + here + after,
      before + letter + after,
      before + after.charAt(0) + here + after.slice(1),
      before + here + here + after,
      `${before} ${here}${after}`,
      name.replace(/[^A-Za-z]/, ""),
      name.split(" ").reverse().join(" "),
      name.slice(0, Math.max(3, at)),
      `${name} ${letter}${letter}${here}`,
    ][below(10)] as string;
    const isBeside = below(4) > 0;
    yield [
      kinds[which] as ListKind,
      slip,
      isBeside ? (entry.stateCode ?? "") : "",
      isBeside ? (entry.lgaCode ?? "") : "",
    ];
  }
}

function disagrees(result: MatchResult): boolean {
  const [first] = result.candidates;
  const isBounded = [result, ...result.candidates].every(
    ({ confidence }) => confidence >= 0 && confidence <= 1,
  );
  if (!isBounded || result.candidates.length > 5 || /null|undefined|NaN/.test(result.why)) return true;
  if (isMatched(result))
    return (
      result.confidence < AUTOMATIC || first?.code !== result.code || first?.confidence !== result.confidence
    );
  return result.confidence !== 0 || result.candidates.some(({ confidence }) => confidence >= AUTOMATIC);
}

it("codes what is likely, and shows no candidate beside a doubt that is as likely", () => {
  const matchers = new Map<ListKind, ReturnType<typeof createMatcher>>();
  const wrong: string[] = [];
  let coded = 0;
  for (const [kind, text, state, lga] of slips(20_000)) {
    const matcher = matchers.get(kind) ?? createMatcher({ kind });
    matchers.set(kind, matcher);
    const result = matcher.match(text, kind === "ward" ? { state, lga } : { state });
    if (isMatched(result)) coded++;
    if (disagrees(result))
      wrong.push(`${kind} ${text}: ${result.status} ${JSON.stringify(result.candidates)}`);
  }
  expect(wrong).toEqual([]);
  expect(coded).toBeGreaterThan(8000);
});
