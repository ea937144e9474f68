import { partiesTable } from "../generated/parties.ts";
import type { Party } from "../generated/records.ts";
import { foldWithout, joined } from "../names/fold.ts";
import { codeKey, indexIdentifiers } from "../names/identifiers.ts";
import { type Failure, failure, type Result, success, type Unknown, unknown } from "../result.ts";
import { lazy, lazyList } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";

/**
 * Why there is no party.
 *
 * - `unknown_party`: no party has this acronym, name or alias. `identifier` is what was given.
 * - `not_text`: the identifier is not a string.
 */
export type PartyFailure = Unknown<"unknown_party"> | Failure<"not_text">;

/** The parties that INEC has registered, by acronym. */
export const listParties: () => readonly Party[] = /* @__PURE__ */ lazyList("listParties", () =>
  unpack<Party>(partiesTable),
);

const byAcronym = /* @__PURE__ */ lazy(() => new Map(listParties().map((party) => [party.acronym, party])));

/** "P.D.P." and "p d p" are PDP; "Accord Party" is Accord. */
const partyKey = (name: string): string => joined(foldWithout(["party"], name));

const byIdentifier = /* @__PURE__ */ indexIdentifiers(listParties, [
  { names: ({ acronym }) => [acronym], key: codeKey },
  { names: ({ acronym }) => [acronym], key: partyKey },
  { names: ({ name, slug }) => [name, slug], key: partyKey },
  { names: (party) => party.aliases, key: partyKey },
]);

/**
 * The party with an acronym as in `Party.acronym` ("APGA"), in exactly this form; undefined if there is
 * none.
 */
export const getParty = (acronym: string): Party | undefined => byAcronym().get(acronym);

/**
 * The party that an identifier names.
 *
 * @param identifier acronym, name, slug or an alias, ignoring case, accents, punctuation and the word Party.
 */
export function findParty(identifier: string): Result<Party, PartyFailure> {
  if (typeof identifier !== "string") return failure("not_text");
  const [party, ...others] = byIdentifier(identifier);
  return party === undefined || others.length > 0 ? unknown("unknown_party", identifier) : success(party);
}
