import type { Constituency, Lga } from "../generated/records.ts";
import { findState } from "../places/states.ts";
import { lazy } from "../table/lazy.ts";
import { indexIdentifiers } from "../text/identifiers.ts";
import { allConstituencies, type ConstituencyKind, constituenciesByLga } from "./constituencies.ts";
import { unitKey } from "./name.ts";

const byName = /* @__PURE__ */ lazy(() =>
  indexIdentifiers(allConstituencies(), [{ names: (unit) => [unit.name, ...unit.aliases], key: unitKey }]),
);

export interface ConstituencyFilter {
  readonly kind?: ConstituencyKind | undefined;
  /** Any identifier of a state. */
  readonly state?: string | undefined;
  /**
   * The exact name or an alias, ignoring case, accents, punctuation and words such as Senatorial District;
   * a unit's number may be in digits ("Surulere 2").
   */
  readonly q?: string | undefined;
}

/** What `listConstituencies` answers. The list is empty when nothing fits. */
export type ConstituencyList =
  | { readonly ok: true; readonly constituencies: readonly Constituency[] }
  | { readonly ok: false; readonly reason: "unknown_state" };

/** The constituencies that fit every part of a filter, by kind, then number. */
export function listConstituencies({ kind, state, q }: ConstituencyFilter = {}): ConstituencyList {
  const within = state === undefined ? undefined : findState(state);
  if (state !== undefined && within === undefined) return { ok: false, reason: "unknown_state" };
  const fits = (unit: Constituency): boolean =>
    (kind === undefined || unit.kind === kind) && (within === undefined || unit.stateCode === within.code);
  const named = q === undefined ? allConstituencies() : byName()(q);
  return { ok: true, constituencies: named.filter(fits) };
}

/**
 * The constituencies that an LGA lies in: its senatorial district, its federal and its state constituencies;
 * several of a kind where the LGA is split.
 */
export const constituenciesOf = (lga: Pick<Lga, "code">): readonly Constituency[] =>
  constituenciesByLga().get(lga.code) ?? [];
