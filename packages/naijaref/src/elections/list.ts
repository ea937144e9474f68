import { findState } from "../places/states.ts";
import type { Constituency, Lga } from "../records.generated.ts";
import { foldWithout, joined } from "../text/fold.ts";
import { allConstituencies, type ConstituencyKind, constituenciesByLga } from "./constituencies.ts";

/** Phrases that only say what kind of unit a name is of, longest first. */
const UNIT_KINDS = [
  "federal constituency",
  "state constituency",
  "senatorial district",
  "senatorial zone",
  "constituency",
] as const;

const nameKey = (name: string): string => joined(foldWithout(UNIT_KINDS, name));

export interface ConstituencyFilter {
  readonly kind?: ConstituencyKind | undefined;
  /** Any identifier of a state. */
  readonly state?: string | undefined;
  /** The exact name or an alias, ignoring case, accents, punctuation and words such as Senatorial District. */
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
  const key = q === undefined ? undefined : nameKey(q);
  const fits = (unit: Constituency): boolean =>
    (kind === undefined || unit.kind === kind) &&
    (within === undefined || unit.stateCode === within.code) &&
    (key === undefined || [unit.name, ...unit.aliases].some((name) => nameKey(name) === key));
  return { ok: true, constituencies: allConstituencies().filter(fits) };
}

/**
 * The constituencies that an LGA lies in: its senatorial district, its federal and its state constituencies;
 * several of a kind where the LGA is split.
 */
export const constituenciesOf = (lga: Pick<Lga, "code">): readonly Constituency[] =>
  constituenciesByLga().get(lga.code) ?? [];
