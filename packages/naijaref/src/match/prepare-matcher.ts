import { NATION } from "./area.ts";
import { type ListKind, listsOf } from "./kinds.ts";
import { type Matcher, type MatcherOptions, makeMatcher, requireMatcherOptions } from "./matcher.ts";
import { scopeOf } from "./query.ts";
import { scopesInSteps } from "./scopes.ts";
import { areaOf } from "./settle.ts";

/** The lists in which the state and the LGA of a row are looked up. */
const AROUND: readonly ListKind[] = ["state", "lga"];

/**
 * The matcher that `createMatcher` returns. What its first match needs is made before, in slices of some
 * milliseconds, between which timers, input and requests have their turn: the names of all wards take some
 * tenths of a second. What a row's own state or LGA needs beside that is little, and is made when it comes.
 */
export async function prepareMatcher(options: MatcherOptions): Promise<Matcher> {
  requireMatcherOptions("prepareMatcher", options, {});
  const { kind, within: { state, lga } = {} } = options;
  const lists = listsOf(kind);
  if (kind !== "bank") for (const list of AROUND) await prepare(list, undefined);
  const area = kind === "bank" ? NATION : areaOf({ state, lga })({});
  if (area.ok) for (const list of lists) await prepare(list, scopeOf(list, area));
  return makeMatcher(options);
}

async function prepare(list: ListKind, code: string | undefined): Promise<void> {
  const scopes = await scopesInSteps(list).inSlices();
  await scopes.namesIn(code).inSlices();
}
