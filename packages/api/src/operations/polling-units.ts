import type { pollingUnitRow, RecordOf } from "@naijaref/records";
import { findLga, findState, findWard, getLga, getState, getWard } from "naijaref/places";
import {
  explainPollingUnitCode,
  type PollingUnit,
  type PollingUnitCodeFailure,
  shareOfWords,
  type Within,
} from "naijaref/polling-units";
import type { SearchFailure } from "naijaref/search";
import { Failure, fail } from "../contract/errors.ts";
import type { pollingUnits as contract } from "../contract/polling-units.ts";
import { answerOf, failureOfSearch, type GivenPlaces, placesGiven } from "./failures.ts";
import type { WithUnits } from "./load-units.ts";
import type { Handlers, ServiceState } from "./operations.ts";
import { placesInWords } from "./place-in-words.ts";

/** The part of a code that does not exist. */
const PART: Partial<Record<PollingUnitCodeFailure["reason"], string>> = {
  unknown_state: "state",
  unknown_lga: "lga",
  unknown_ward: "ward",
  unknown_unit: "unit",
  former_code: "unit",
};

/** Says which part of a code is wrong. */
export function failureOfCode(failure: PollingUnitCodeFailure): Failure {
  const { reason } = failure;
  const message = explainPollingUnitCode(failure, "program");
  const part = PART[reason];
  if (part === undefined) return fail("invalid_polling_unit_code", message, { reason });
  const former = failure.reason === "former_code" ? { former: failure.former } : {};
  return fail("not_found", message, { reason, part, ...former });
}

export type PollingUnitRow = RecordOf<typeof pollingUnitRow>;

type PollingUnits = ServiceState["pollingUnits"];

/** The units of a place that is known. */
async function unitsIn(pollingUnits: PollingUnits, within: Within): Promise<readonly PollingUnitRow[]> {
  const listed = await pollingUnits.listPollingUnits(within);
  if (!listed.ok) throw new Error(`the place was found, but not its units: ${listed.reason}`);
  return listed.value.map(rowOf);
}

/** The units that have one of the codes, in the state if one is given. */
async function unitsWithCodes(
  pollingUnits: PollingUnits,
  codes: readonly string[],
  state: string | undefined,
): Promise<readonly PollingUnit[]> {
  const inState = state === undefined ? undefined : findState(state);
  const found = await Promise.all(codes.map((code) => pollingUnits.findPollingUnit(code)));
  return found.flatMap((each) =>
    each.ok && (inState?.ok !== true || inState.value.code === each.value.state.code)
      ? [each.value.unit]
      : [],
  );
}

/** Why there is no such place, or undefined where there is one. */
function failureOfPlace(given: GivenPlaces): Failure | undefined {
  const found = placesGiven(given);
  if (found instanceof Failure) return found;
  const { state, lga, ward } = found;
  if (ward === undefined) return undefined;
  const outside =
    (lga?.code === ward.lgaCode ? undefined : lga) ?? (state?.code === ward.stateCode ? undefined : state);
  return (
    outside && fail("not_found", `The ward ${ward.code} is not in ${outside.name}: leave one of the two out.`)
  );
}

/** A unit with the names of its places, to be told from others of its name. */
const rowOf = (unit: PollingUnit): PollingUnitRow => ({
  ...unit,
  wardName: getWard(unit.wardCode)?.name ?? "",
  lgaName: getLga(unit.lgaCode)?.name ?? "",
  stateName: getState(unit.stateCode)?.name ?? "",
});

/** The units that a text names together with their place, best first; undefined where it names no place. */
export async function unitsNamed(
  q: string,
  limit: number,
  { pollingUnits, pause }: Pick<ServiceState, "pollingUnits" | "pause">,
): Promise<readonly PollingUnitRow[] | undefined> {
  const places = await placesInWords(q, pause);
  if (places.length === 0) return undefined;
  const byCode = new Map<string, { readonly unit: PollingUnit; readonly shared: number }>();
  // One after the other, because each may load a state.
  for (const { rest, isSure, ...within } of places) {
    await pause?.();
    const searched = await pollingUnits.searchPollingUnits(rest, { within, limit });
    const least = isSure || rest.split(" ").length < 3 ? MIN_SHARED : MIN_SHARED_OF_PART;
    for (const unit of searched.ok ? searched.value : []) {
      const shared = shareOfWords(rest, unit);
      if (shared >= least) byCode.set(unit.code, { unit, shared });
    }
  }
  if (byCode.size === 0 && places.every(({ isSure }) => !isSure)) return undefined;
  // The order of the places stands where units have as many of the words.
  return [...byCode.values()]
    .sort((one, other) => other.shared - one.shared)
    .slice(0, limit)
    .map(({ unit }) => rowOf(unit));
}

/** In an LGA or a state that is named, half of the words; `Central` alone is a ward as well as a school. */
const MIN_SHARED = 0.5;
const MIN_SHARED_OF_PART = 0.75;

export const pollingUnits = {
  getPollingUnit: async ({ code }, { pollingUnits }: WithUnits) => {
    const found = await pollingUnits.findPollingUnit(code);
    if (!found.ok) return failureOfCode(found);
    const { unit, ward, lga, state, ...seats } = found.value;
    const constituencies = [seats.senatorialDistrict, seats.federalConstituency, seats.stateConstituency];
    return {
      ...unit,
      ward: { code: ward.code, name: ward.name },
      lga: { code: lga.code, inecCode: lga.inecCode, name: lga.name },
      state: { code: state.code, name: state.name },
      constituencies: constituencies.flatMap((seat) =>
        seat === null ? [] : [{ kind: seat.kind, code: seat.code, inecCode: seat.inecCode, name: seat.name }],
      ),
    };
  },
  listPollingUnitsOfWard: async ({ ward }, { pollingUnits }: WithUnits) =>
    answerOf(findWard(ward), (found) => unitsIn(pollingUnits, { ward: found })),
  listPollingUnitsOfLga: async ({ lga, state }, { pollingUnits }: WithUnits) =>
    answerOf(findLga(lga, { state }), (found) => unitsIn(pollingUnits, { lga: found })),
  searchPollingUnits: async (values, service: Pick<ServiceState, "pollingUnits" | "pause">) => {
    const { pollingUnits } = service;
    const { q, state, lga, ward, limit } = values;
    const { ids } = values as { readonly ids?: readonly string[] };
    const failure = failureOfPlace({ state, lga, ward });
    if (failure !== undefined) return failure;
    const within = { state, lga, ward };
    if (ids !== undefined && q === undefined && lga === undefined && ward === undefined)
      return (await unitsWithCodes(pollingUnits, ids, state)).map(rowOf);
    if (q === undefined && lga === undefined && ward === undefined) {
      return fail("invalid_parameter", "q is needed unless lga or ward is given: say what to look for.", {
        parameter: "q",
      });
    }
    if (q === undefined) return unitsIn(pollingUnits, within);
    if (state === undefined && lga === undefined && ward === undefined) {
      const units = await unitsNamed(q, limit, service);
      if (units !== undefined) return units;
    }
    const found = await pollingUnits.searchPollingUnits(q, { within, limit });
    if (found.ok) return found.value.map(rowOf);
    if (found.reason === "no_place") {
      return fail(
        "invalid_parameter",
        "q names no place, and units all over the country share their names: add the town or the LGA to q, or pass state, lga or ward.",
        {
          parameter: "state",
        },
      );
    }
    return failureOfSearch(found as SearchFailure<string>);
  },
} satisfies Handlers<keyof typeof contract>;
