import {
  findLga,
  findState,
  findWard,
  type Lga,
  lgasOf,
  listLgas,
  listStates,
  type State,
  wardsOf,
} from "naijaref/places";
import { Failure, fail, quote } from "../contract/errors.ts";
import type { places as contract } from "../contract/places.ts";
import type { Handlers } from "./operations.ts";

/** The refusal of an identifier that names no state. */
export const unknownState = (identifier: string): Failure =>
  fail("not_found", `No state answers to ${quote(identifier)}; /v1/states lists their codes and names.`);

/** The state that an identifier names, or the refusal that says what to do. */
export const stateNamed = (identifier: string): State | Failure =>
  findState(identifier) ?? unknownState(identifier);

/** The LGA that an identifier names, in one state if that is given, or the refusal that says what to do. */
export function lgaNamed(identifier: string, state: string | undefined): Lga | Failure {
  const lookup = findLga(identifier, { state });
  if (lookup.ok) return lookup.lga;
  if (lookup.reason === "unknown_state") return unknownState(state ?? "");
  if (lookup.reason === "unknown") {
    const where = state === undefined ? "" : ` in the state ${quote(state)}`;
    return fail(
      "not_found",
      `No LGA${where} answers to ${quote(identifier)}; /v1/lgas lists their codes and names.`,
    );
  }
  const { candidates } = lookup;
  return fail(
    "ambiguous",
    `${quote(identifier)} names ${candidates.length} LGAs; pass state, such as state=${candidates[0]?.stateCode}.`,
    {
      candidates: candidates.map(({ code, inecCode, name, stateCode }) => ({
        code,
        inecCode,
        name,
        stateCode,
      })),
    },
  );
}

export const places = {
  listStates,
  getState: ({ state }) => stateNamed(state),
  listLgasOfState: ({ state }) => {
    const found = stateNamed(state);
    return found instanceof Failure ? found : lgasOf(found);
  },
  listLgas: ({ state }) => {
    if (state === undefined) return listLgas();
    const found = stateNamed(state);
    return found instanceof Failure ? found : lgasOf(found);
  },
  getLga: ({ lga, state }) => lgaNamed(lga, state),
  listWardsOfLga: ({ lga, state }) => {
    const found = lgaNamed(lga, state);
    return found instanceof Failure ? found : wardsOf(found);
  },
  getWard: ({ ward }) =>
    findWard(ward) ??
    fail(
      "not_found",
      `No ward has the INEC code ${quote(ward)}; a code looks like 24-11-01, and /v1/lgas/{lga}/wards lists them.`,
    ),
} satisfies Handlers<keyof typeof contract>;
