import {
  type Constituency,
  type ConstituencyFilter,
  constituenciesOfLga,
  findConstituency,
  lgasOfConstituency,
  listConstituencies,
  wardsOfConstituency,
} from "naijaref/elections";
import type { elections as contract } from "../contract/elections.ts";
import { type Failure, fail, quote } from "../contract/errors.ts";
import type { Handlers } from "./operations.ts";
import { failureOfLga, unknownState } from "./places.ts";

const unknownConstituency = (code: string): Failure =>
  fail(
    "not_found",
    `No constituency has the code ${quote(code)}; a code looks like FC236 or FC/236/LA, and /v1/constituencies lists them.`,
  );

function listed(
  filter: ConstituencyFilter & { readonly state?: string | undefined },
): readonly Constituency[] | Failure {
  const list = listConstituencies(filter);
  return list.ok ? list.value : unknownState(filter.state ?? "");
}

export const elections = {
  listConstituenciesOfLga: ({ lga, state }) => {
    const found = constituenciesOfLga(lga, { state });
    return found.ok ? found.value : failureOfLga(found, lga, state);
  },
  listConstituencies: ({ kind, state, q }) => listed({ kind, state, name: q }),
  listSenatorialDistricts: ({ state }) => listed({ kind: "senatorial_district", state }),
  listFederalConstituencies: ({ state }) => listed({ kind: "federal_constituency", state }),
  listStateConstituencies: ({ state }) => listed({ kind: "state_constituency", state }),
  getConstituency: ({ code }) => {
    const found = findConstituency(code);
    return found.ok ? found.value : unknownConstituency(code);
  },
  listLgasOfConstituency: ({ code }) => {
    const found = lgasOfConstituency(code);
    return found.ok ? found.value : unknownConstituency(code);
  },
  listWardsOfConstituency: ({ code }) => {
    const found = wardsOfConstituency(code);
    return found.ok ? found.value : unknownConstituency(code);
  },
} satisfies Handlers<keyof typeof contract>;
