import { type ListKind, listsOf } from "./kinds.ts";
import { type Matcher, type MatcherOptions, makeMatcher, requireMatcherOptions } from "./matcher.ts";
import { scopesInSteps } from "./scopes.ts";

/** The lists in which the state and the LGA of a row are looked up. */
const AROUND: readonly ListKind[] = ["state", "lga"];

/**
 * The matcher that `createMatcher` returns. What its first match needs is made before, in slices of some
 * milliseconds, between which timers, input and requests have their turn: the names of all wards take some
 * tenths of a second.
 */
export async function prepareMatcher(options: MatcherOptions): Promise<Matcher> {
  requireMatcherOptions("prepareMatcher", options, {});
  const { kind } = options;
  if (kind !== "bank") for (const list of AROUND) await scopesInSteps(list).inSlices();
  for (const list of listsOf(kind)) await scopesInSteps(list).inSlices();
  return makeMatcher(options);
}
