import { Failure, fail, quote } from "@naijaref/contract/errors";
import type { Values } from "@naijaref/contract/operation";
import type { places as contract } from "@naijaref/contract/places";
import { findConstituency, listConstituencies } from "naijaref/elections";
import {
  findLga,
  findState,
  findWard,
  getState,
  type Lga,
  type LgaFailure,
  lgasOfState,
  listLgas,
  listStates,
  listWards,
  type StateFailure,
  type Ward,
  type WardFailure,
  wardsOfLga,
} from "naijaref/places";
import { notFound } from "./not-found.ts";
import type { Handlers } from "./operations.ts";

/** Says that an identifier names no state, or that none was given. */
export const failureOfState = (failure: StateFailure): Failure =>
  notFound(failure, "No state matches", "/v1/states lists their codes and names");

/** Says why there is no LGA, or not one, and what to do. */
export function failureOfLga(failure: LgaFailure, identifier: string): Failure {
  if (failure.reason === "unknown_state") return failureOfState(failure);
  if (failure.reason === "ambiguous") return failureOfAmbiguous(failure.candidates, identifier);
  const state = failure.reason === "unknown_lga" ? getState(failure.stateCode ?? "") : undefined;
  const where = state === undefined ? "" : ` in ${state.name}`;
  return notFound(failure, `No LGA${where} matches`, "/v1/lgas lists their codes and names");
}

const failureOfAmbiguous = (candidates: readonly Lga[], identifier: string): Failure =>
  fail(
    "ambiguous",
    `${quote(identifier)} is the name of ${candidates.length} LGAs; pass state, such as state=${candidates[0]?.stateCode}.`,
    {
      candidates: candidates.map(({ code, inecCode, name, stateCode }) => ({
        code,
        inecCode,
        name,
        stateCode,
        stateName: getState(stateCode)?.name,
      })),
    },
  );

/** Says that a code is that of no ward. */
export const failureOfWard = (failure: WardFailure): Failure =>
  notFound(
    failure,
    "No ward has the INEC code",
    "A code looks like 24-11-01, and /v1/lgas/{lga}/wards lists the codes",
  );

export const places = {
  listStates,
  getState: ({ state }) => {
    const found = findState(state);
    return found.ok ? found.value : failureOfState(found);
  },
  listLgasOfState: ({ state }) => listLgasOf(state),
  listLgas: filterLgas,
  getLga: ({ lga, state }) => {
    const found = findLga(lga, { state });
    return found.ok ? found.value : failureOfLga(found, lga);
  },
  listWardsOfLga: ({ lga, state }) => {
    const found = wardsOfLga(lga, { state });
    return found.ok ? found.value : failureOfLga(found, lga);
  },
  listWards: ({ state, lga }) => {
    if (lga === undefined) return state === undefined ? listWards() : listWardsOf(state);
    const found = wardsOfLga(lga, { state });
    return found.ok ? found.value : failureOfLga(found, lga);
  },
  listWardsOfState: ({ state }) => listWardsOf(state),
  getWard: ({ ward }) => {
    const found = findWard(ward);
    return found.ok ? found.value : failureOfWard(found);
  },
} satisfies Handlers<keyof typeof contract>;

function listWardsOf(state: string): readonly Ward[] | Failure {
  const found = findState(state);
  if (!found.ok) return failureOfState(found);
  return listWards().filter(({ stateCode }) => stateCode === found.value.code);
}

function filterLgas({
  state,
  zone,
  senatorial_district: district,
}: Values<(typeof contract)["listLgas"]>): readonly Lga[] | Failure {
  const within = state === undefined ? listLgas() : listLgasOf(state);
  if (within instanceof Failure) return within;
  const codes = district === undefined ? undefined : districtCodes(district);
  if (codes instanceof Failure) return codes;
  return within.filter(
    (lga) =>
      (zone === undefined || getState(lga.stateCode)?.zone === zone) &&
      (codes === undefined || codes.includes(lga.senatorialDistrictCode ?? "")),
  );
}

/** The codes of the senatorial districts with a code or exact name. */
function districtCodes(district: string): readonly string[] | Failure {
  const kind = "senatorial_district";
  const byCode = findConstituency(district);
  if (byCode.ok && byCode.value.kind === kind) return [byCode.value.code];
  const byName = listConstituencies({ kind, name: district });
  if (byName.ok && byName.value.length > 0) return byName.value.map(({ code }) => code);
  return notFound(
    { ok: false, reason: "unknown_constituency", identifier: district },
    "No senatorial district matches",
    "/v1/senatorial-districts lists their codes and names",
  );
}

function listLgasOf(state: string): readonly Lga[] | Failure {
  const found = lgasOfState(state);
  return found.ok ? found.value : failureOfState(found);
}
