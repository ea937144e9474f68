import { ANY, oneOf, TEXT, wrongOption } from "../arguments.ts";
import { CONSTITUENCY_KINDS } from "../generated/enums.ts";
import type { Constituency } from "../generated/records.ts";
import { indexIdentifiers } from "../names/identifiers.ts";
import { identifierOf, type Reference } from "../places/reference.ts";
import { resolveState } from "../places/states.ts";
import { type InvalidOption, invalidOption, type Result, success, type Unknown, unknown } from "../result.ts";
import { lazy } from "../table/lazy.ts";
import { allConstituencies, type ConstituencyKind } from "./constituencies.ts";
import { constituencyKey, readSeatName } from "./name.ts";

const byName = /* @__PURE__ */ lazy(() =>
  indexIdentifiers(allConstituencies(), [
    { names: ({ name, aliases }) => [name, ...aliases], key: constituencyKey },
  ]),
);

export interface ConstituencyFilter {
  readonly kind?: ConstituencyKind | undefined;
  /** A record of a state, or any identifier that `findState` takes. */
  readonly state?: Reference | undefined;
  /**
   * The exact name or an alias, ignoring case, accents and punctuation; its number may be in digits
   * ("Surulere 2"). Words that say a kind, such as Senatorial District, leave out the other kinds.
   */
  readonly name?: string | undefined;
}

const RULES = { kind: /* @__PURE__ */ oneOf(CONSTITUENCY_KINDS), state: ANY, name: TEXT };

/** Why a filter cannot be applied. If nothing matches the filter, that is no failure: the list is empty. */
export type ConstituencyFilterFailure = Unknown<"unknown_state"> | InvalidOption<"kind" | "name">;

/** The constituencies that match every part of a filter, by kind, then number. */
export function listConstituencies(
  filter?: ConstituencyFilter,
): Result<readonly Constituency[], ConstituencyFilterFailure> {
  const wrong = wrongOption(filter, RULES);
  if (wrong !== undefined) return invalidOption(wrong as "kind");
  const { kind, state, name } = filter ?? {};
  const within = state === undefined ? undefined : resolveState(state);
  if (within?.ok === false) return unknown("unknown_state", identifierOf(state));
  const said = name === undefined ? undefined : readSeatName(name).kind;
  const matches = (constituency: Constituency): boolean =>
    (kind === undefined || constituency.kind === kind) &&
    (said === undefined || constituency.kind === said) &&
    (within === undefined || constituency.stateCode === within.value.code);
  return success(name === undefined ? allConstituencies().filter(matches) : byName()(name, matches));
}
