import { createPollingUnitMatcher, type Matcher, type MatchWithin, prepareMatcher } from "naijaref/match";
import type { match as contract } from "../contract/match.ts";
import { makeInParts } from "./in-parts.ts";
import { loadUnits, readWardNames } from "./load-units.ts";
import type { Handlers, ServiceState } from "./operations.ts";

/** Who matches no address needs none of what is known of its words, which is large. */
async function loadAddressMatcher(state: string | undefined) {
  const { createAddressMatcher } = await import("naijaref/address");
  return createAddressMatcher({ within: { state } });
}

/** A matcher of polling units, with the units of the states that the texts need. */
async function loadMatcher(
  texts: readonly string[],
  within: MatchWithin,
  service: Pick<ServiceState, "pollingUnits">,
): Promise<Matcher> {
  await readWardNames(within);
  const { stateOf } = createPollingUnitMatcher({ units: new Map(), within });
  const units = await loadUnits(
    texts.map((text) => stateOf(text)),
    service,
  );
  return createPollingUnitMatcher({ units, within });
}

export const match = {
  match: async ({ kind, name, state, lga, ward }, service: Pick<ServiceState, "pollingUnits" | "pause">) => {
    const within = { state, lga, ward };
    const matcher =
      kind === "polling_unit"
        ? await loadMatcher(name, within, service)
        : kind === "address"
          ? await loadAddressMatcher(state)
          : await prepareMatcher({ kind, within });
    const row = (text: string) => {
      const { candidates, ...result } = matcher.match(text);
      const [meant] = result.code === null ? [] : candidates;
      return {
        text,
        status: result.status,
        kind: meant?.kind ?? null,
        code: result.code,
        name: result.name,
        confidence: result.confidence,
        candidates,
        damage: result.damage,
        why: result.why,
      };
    };
    return makeInParts(name, row, service.pause);
  },
} satisfies Handlers<keyof typeof contract>;
