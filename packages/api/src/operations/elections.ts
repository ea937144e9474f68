import {
  type Constituency,
  type ConstituencyFailure,
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
import { failureOfOption, notFound } from "./failures.ts";
import { failureOfLga } from "./lgas.ts";
import { type Handlers, Noted } from "./operations.ts";
import { failureOfState } from "./states.ts";

export const failureOfConstituency = (failure: ConstituencyFailure): Failure =>
  notFound(
    failure,
    "No constituency has the code",
    "A code looks like FC236 or FC/236/LA, and /v1/constituencies lists the codes",
  );

function listed(filter: ConstituencyFilter): readonly Constituency[] | Failure {
  const list = listConstituencies(filter);
  if (list.ok) return list.value;
  return list.reason === "unknown_state" ? failureOfState(list) : failureOfOption(list);
}

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
  listConstituenciesOfLga: ({ lga, state }) => {
    const found = constituenciesOfLga(lga, { state });
    return found.ok ? found.value : failureOfLga(found, lga);
  },
  listConstituencies: ({ kind, state, q }) => named({ kind, state, name: q }),
  listSenatorialDistricts: ({ state }) => listed({ kind: "senatorial_district", state }),
  listFederalConstituencies: ({ state }) => listed({ kind: "federal_constituency", state }),
  listStateConstituencies: ({ state }) => listed({ kind: "state_constituency", state }),
  getConstituency: ({ code }) => {
    const found = findConstituency(code);
    return found.ok ? found.value : failureOfConstituency(found);
  },
  listLgasOfConstituency: ({ code }) => {
    const found = lgasOfConstituency(code);
    return found.ok ? found.value : failureOfConstituency(found);
  },
  listWardsOfConstituency: ({ code }) => {
    const found = wardsOfConstituency(code);
    return found.ok ? found.value : failureOfConstituency(found);
  },
} satisfies Handlers<keyof typeof contract>;
