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
import { Failure } from "../contract/errors.ts";
import { answerOf } from "./failures.ts";
import { type Handlers, Noted } from "./operations.ts";

/** Where none has an exact name that is asked for, the notice says what may have been meant. */
function listed(
  filter: ConstituencyFilter,
): readonly Constituency[] | Noted<readonly Constituency[]> | Failure {
  const found = answerOf(listConstituencies(filter));
  if (filter.name === undefined || found instanceof Failure || found.length > 0) return found;
  const [meant] = suggestionsFor({ ok: false, reason: "unknown_constituency", identifier: filter.name });
  if (meant === undefined) return found;
  const { kind, code, name } = meant;
  return new Noted(found, `q takes an exact name. Did you mean ${name} (${KINDS[kind].noun}, ${code})?`);
}

export const elections = {
  listConstituenciesOfLga: ({ lga, state }) => answerOf(constituenciesOfLga(lga, { state })),
  listConstituencies: ({ kind, state, q }) => listed({ kind, state, name: q }),
  listSenatorialDistricts: ({ state }) => listed({ kind: "senatorial_district", state }),
  listFederalConstituencies: ({ state }) => listed({ kind: "federal_constituency", state }),
  listStateConstituencies: ({ state }) => listed({ kind: "state_constituency", state }),
  getConstituency: ({ code }) => answerOf(findConstituency(code)),
  listLgasOfConstituency: ({ code }) => answerOf(lgasOfConstituency(code)),
  listWardsOfConstituency: ({ code }) => answerOf(wardsOfConstituency(code)),
} satisfies Handlers<keyof typeof contract>;
