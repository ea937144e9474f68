import { lgasTable } from "../generated/lgas.ts";
import type { Lga, State } from "../generated/records.ts";
import { groupBy } from "../table/group.ts";
import { lazy } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";
import { indexIdentifiers } from "../text/identifiers.ts";
import { placeTiers } from "./names.ts";
import { findState } from "./states.ts";

/** All 774 local government areas, by P-code: by state, then alphabetical. */
export const listLgas: () => readonly Lga[] = /* @__PURE__ */ lazy(() => unpack<Lga>(lgasTable));

const byState = /* @__PURE__ */ lazy(() => groupBy(listLgas(), (lga) => lga.stateCode));

const indexLgas = (lgas: readonly Lga[]) =>
  indexIdentifiers(
    lgas,
    placeTiers((lga) => [lga.code, lga.inecCode]),
  );

const nationwide = /* @__PURE__ */ lazy(() => indexLgas(listLgas()));

/** The LGAs of a state, by P-code. */
export const lgasOf = (state: Pick<State, "code">): readonly Lga[] => byState().get(state.code) ?? [];

/** What `findLga` answers: the LGA, or why there is not one. */
export type LgaLookup =
  | { readonly ok: true; readonly lga: Lga }
  | { readonly ok: false; readonly reason: "unknown" }
  | { readonly ok: false; readonly reason: "unknown_state" }
  /** The name belongs to LGAs in several states: pass `state`. */
  | { readonly ok: false; readonly reason: "ambiguous"; readonly candidates: readonly Lga[] };

/**
 * The LGA that an identifier names.
 *
 * @param identifier P-code, INEC code, name, slug or an alias; names are compared ignoring case, accents,
 *   punctuation and words such as LGA.
 * @param within `state`: any identifier of a state, needed when LGAs in several states share the name.
 */
export function findLga(identifier: string, within: { readonly state?: string | undefined } = {}): LgaLookup {
  let find = nationwide();
  if (within.state !== undefined) {
    const state = findState(within.state);
    if (state === undefined) return { ok: false, reason: "unknown_state" };
    find = indexLgas(lgasOf(state));
  }
  const found = find(identifier);
  const [lga] = found;
  if (lga === undefined) return { ok: false, reason: "unknown" };
  return found.length === 1 ? { ok: true, lga } : { ok: false, reason: "ambiguous", candidates: found };
}
