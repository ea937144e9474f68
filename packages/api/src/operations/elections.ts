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
import type { elections as contract } from "../contract/elections.ts";
import type { Failure } from "../contract/errors.ts";
import { failureOfLga } from "./lgas.ts";
import { notFound } from "./not-found.ts";
import type { Handlers } from "./operations.ts";
import { failureOfOption } from "./queries.ts";
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

export const elections = {
  listConstituenciesOfLga: ({ lga, state }) => {
    const found = constituenciesOfLga(lga, { state });
    return found.ok ? found.value : failureOfLga(found, lga);
  },
  listConstituencies: ({ kind, state, q }) => listed({ kind, state, name: q }),
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
