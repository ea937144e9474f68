import type { State } from "../generated/records.ts";
import { statesTable } from "../generated/states.ts";
import { lazy } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";
import { indexIdentifiers } from "../text/identifiers.ts";
import { placeTiers } from "./names.ts";

/** The 36 states and the Federal Capital Territory, by P-code, which is alphabetical. */
export const listStates: () => readonly State[] = /* @__PURE__ */ lazy(() => unpack<State>(statesTable));

const identifiers = /* @__PURE__ */ lazy(() =>
  indexIdentifiers(
    listStates(),
    placeTiers((state) => [state.code, state.isoCode, state.inecCode, state.pcode]),
  ),
);

/**
 * The state that an identifier names, or undefined when none does.
 *
 * @param identifier the two letters, ISO 3166-2 code, INEC number, P-code, name, slug or an alias; names
 *   are compared ignoring case, accents, punctuation and the word State.
 */
export const findState = (identifier: string): State | undefined => identifiers()(identifier)[0];
