import type { pollingUnitRow, RecordOf } from "@naijaref/records";
import { findLga, findWard, getLga, getState, getWard } from "naijaref/places";
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

/** The units of a place that is known. */
async function unitsIn({ pollingUnits }: WithUnits, within: Within): Promise<readonly PollingUnitRow[]> {
  const listed = await pollingUnits.listPollingUnits(within);
  if (!listed.ok) throw new Error(`the place was found, but not its units: ${listed.reason}`);
  return listed.value.map(rowOf);
}

/** The places that are given, or why they are none. */
function placesOf(given: GivenPlaces) {
  const found = placesGiven(given);
  if (found instanceof Failure || found.ward === undefined) return found;
  const { state, lga, ward } = found;
  const outside =
    (lga?.code === ward.lgaCode ? undefined : lga) ?? (state?.code === ward.stateCode ? undefined : state);
  return outside === undefined
    ? found
    : fail("not_found", `The ward ${ward.code} is not in ${outside.name}: leave one of the two out.`);
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
  listPollingUnitsOfWard: async ({ ward }, service: WithUnits) =>
    answerOf(findWard(ward), (found) => unitsIn(service, { ward: found })),
  listPollingUnitsOfLga: async ({ lga, state }, service: WithUnits) =>
    answerOf(findLga(lga, { state }), (found) => unitsIn(service, { lga: found })),
  searchPollingUnits: async (values, service: Pick<ServiceState, "pollingUnits" | "pause">) => {
    const { pollingUnits } = service;
    const { q, state, lga, ward, limit } = values;
    const { ids } = values as { readonly ids?: readonly string[] };
    const places = placesOf({ state, lga, ward });
    if (places instanceof Failure) return places;
    const within = { state, lga, ward };
    if (q === undefined) {
      if (lga !== undefined || ward !== undefined) return unitsIn(service, within);
      if (ids === undefined)
        return fail("invalid_parameter", "q is needed unless lga or ward is given: say what to look for.", {
          parameter: "q",
        });
      const coded = await Promise.all(ids.map((code) => pollingUnits.findPollingUnit(code)));
      const isInState = (code: string): boolean => places.state === undefined || places.state.code === code;
      return coded.flatMap((one) =>
        one.ok && isInState(one.value.state.code) ? [rowOf(one.value.unit)] : [],
      );
    }
    if (state === undefined && lga === undefined && ward === undefined) {
      const units = await unitsNamed(q, limit, service);
      if (units !== undefined) return units;
    }
    const found = await pollingUnits.searchPollingUnits(q, { within, limit });
    if (found.ok) return found.value.map(rowOf);
    if (found.reason !== "no_place") return failureOfSearch(found as SearchFailure<string>);
    return fail(
      "invalid_parameter",
      "q names no place, and units all over the country share their names: add the town or the LGA to q, or pass state, lga or ward.",
      { parameter: "state" },
    );
  },
} satisfies Handlers<keyof typeof contract>;
