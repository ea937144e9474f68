import {
  type Constituency,
  type ConstituencyFilter,
  constituenciesOf,
  findConstituency,
  lgasOfConstituency,
  listConstituencies,
  wardsOfConstituency,
} from "naijaref/elections";
import type { elections as contract } from "../contract/elections.ts";
import { Failure, fail, quote } from "../contract/errors.ts";
import type { Handlers } from "./operations.ts";
import { lgaNamed, unknownState } from "./places.ts";

/** The constituency with a code, or the refusal that says what to do. */
const constituencyNamed = (code: string): Constituency | Failure =>
  findConstituency(code) ??
  fail(
    "not_found",
    `No constituency has the code ${quote(code)}; a code looks like FC236 or FC/236/LA, and /v1/constituencies lists them.`,
  );

function listed(filter: ConstituencyFilter): readonly Constituency[] | Failure {
  const list = listConstituencies(filter);
  return list.ok ? list.constituencies : unknownState(filter.state ?? "");
}

export const elections = {
  listConstituenciesOfLga: ({ lga, state }) => {
    const found = lgaNamed(lga, state);
    return found instanceof Failure ? found : constituenciesOf(found);
  },
  listConstituencies: listed,
  listSenatorialDistricts: ({ state }) => listed({ kind: "senatorial_district", state }),
  listFederalConstituencies: ({ state }) => listed({ kind: "federal_constituency", state }),
  listStateConstituencies: ({ state }) => listed({ kind: "state_constituency", state }),
  getConstituency: ({ code }) => constituencyNamed(code),
  listLgasOfConstituency: ({ code }) => {
    const found = constituencyNamed(code);
    return found instanceof Failure ? found : lgasOfConstituency(found);
  },
  listWardsOfConstituency: ({ code }) => {
    const found = constituencyNamed(code);
    return found instanceof Failure ? found : wardsOfConstituency(found);
  },
} satisfies Handlers<keyof typeof contract>;
