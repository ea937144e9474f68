import {
  type Constituency,
  type ConstituencyFilter,
  constituenciesOfLga,
  findConstituency,
  lgasOfConstituency,
  listConstituencies,
  wardsOfConstituency,
} from "naijaref/elections";
import { KINDS } from "naijaref/kinds";
import { suggestionsFor } from "naijaref/search";
import type { elections as contract } from "../contract/elections.ts";
import type { Failure } from "../contract/errors.ts";
import { answerOf } from "./failures.ts";
import { type Handlers, Noted } from "./operations.ts";

const listed = (filter: ConstituencyFilter): readonly Constituency[] | Failure =>
  answerOf(listConstituencies(filter));

/** Those with an exact name. Where there is none, the notice says what may have been meant. */
function named(
  filter: ConstituencyFilter,
): readonly Constituency[] | Noted<readonly Constituency[]> | Failure {
  const found = listed(filter);
  if (filter.name === undefined || !Array.isArray(found) || found.length > 0) return found;
  const [meant] = suggestionsFor({ ok: false, reason: "unknown_constituency", identifier: filter.name });
  if (meant === undefined) return found;
  const { kind, code, name } = meant;
  return new Noted(found, `q takes an exact name. Did you mean ${name} (${KINDS[kind].noun}, ${code})?`);
}

export const elections = {
  listConstituenciesOfLga: ({ lga, state }) => answerOf(constituenciesOfLga(lga, { state })),
  listConstituencies: ({ kind, state, q }) => named({ kind, state, name: q }),
  listSenatorialDistricts: ({ state }) => listed({ kind: "senatorial_district", state }),
  listFederalConstituencies: ({ state }) => listed({ kind: "federal_constituency", state }),
  listStateConstituencies: ({ state }) => listed({ kind: "state_constituency", state }),
  getConstituency: ({ code }) => answerOf(findConstituency(code)),
  listLgasOfConstituency: ({ code }) => answerOf(lgasOfConstituency(code)),
  listWardsOfConstituency: ({ code }) => answerOf(wardsOfConstituency(code)),
} satisfies Handlers<keyof typeof contract>;
