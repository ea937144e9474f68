import { createIdReader } from "naijaref/concordance";
import {
  createPollingUnitMatcher,
  type Matcher,
  type MatchKind,
  type MatchResult,
  type MatchWithin,
  prepareMatcher,
} from "naijaref/match";
import type { PollingUnits, StatePollingUnits } from "naijaref/polling-units";
import type { Site } from "../../page.ts";
import type { PageKind } from "./kinds.ts";
import { ANY_SYSTEM } from "./systems.ts";

/** What the names of a form are. */
export interface Meant {
  readonly kind: Exclude<PageKind, "by_row">;
  /** The system that they are ids of, or `ANY_SYSTEM`; empty where they are names. */
  readonly system: string;
  readonly within: MatchWithin;
}

/** Matches a few names on the service, for those without script. */
export async function matchNames(
  names: readonly string[],
  meant: Meant,
  { pollingUnits, inParts }: Pick<Site, "pollingUnits" | "inParts">,
): Promise<readonly MatchResult[]> {
  const matcher = await matcherOf(names, meant, pollingUnits);
  const match = (name: string): MatchResult => matcher.match(name);
  return inParts === undefined ? names.map(match) : inParts(names, match);
}

async function matcherOf(
  names: readonly string[],
  { kind, system, within }: Meant,
  pollingUnits: PollingUnits,
): Promise<Pick<Matcher, "match">> {
  if (kind === "address") {
    // What is known of the words of addresses is large.
    const { createAddressMatcher } = await import("naijaref/address");
    return createAddressMatcher({ within: { state: within.state } });
  }
  if (kind === "polling_unit") return unitMatcher(names, within, pollingUnits);
  const ids = system === "" ? undefined : createIdReader(system === ANY_SYSTEM ? {} : { system });
  return prepareMatcher({ kind: kind as MatchKind, within, ids });
}

/** With the units of the states that the names need. */
async function unitMatcher(names: readonly string[], within: MatchWithin, pollingUnits: PollingUnits) {
  const { stateOf } = createPollingUnitMatcher({ units: new Map(), within });
  const units = new Map<string, StatePollingUnits>();
  for (const state of new Set(names.map((name) => stateOf(name)))) {
    const loaded = state === undefined ? undefined : await pollingUnits.loadPollingUnits(state);
    if (state !== undefined && loaded?.ok === true) units.set(state.code, loaded.value);
  }
  return createPollingUnitMatcher({ units, within });
}
