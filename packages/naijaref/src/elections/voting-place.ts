import type { Constituency, FormerPollingUnit, Lga, State, Ward } from "../generated/records.ts";
import { getLga, type LgaFailure, resolveLga } from "../places/lgas.ts";
import { codeIn, type Reference } from "../places/reference.ts";
import { getState, resolveState } from "../places/states.ts";
import { findWard, type WardFailure } from "../places/wards.ts";
import { type PollingUnitCodeFailure, parsePollingUnitCode } from "../polling-units/code.ts";
import { type Failure, type Result, success } from "../result.ts";
import { getConstituency } from "./code.ts";
import { type ConstituencyKind, constituenciesByLga } from "./constituencies.ts";
import { listConstituencies } from "./list.ts";

/** Where somebody votes. The smallest part that is given counts; the others must contain it. */
export interface VotingPlaceOptions {
  /** A record of a state, or any identifier that `findState` takes. */
  readonly state?: Reference | undefined;
  /** A record of an LGA, or any identifier that `findLga` takes. */
  readonly lga?: Reference | undefined;
  /** A record of a ward, or its INEC code. */
  readonly ward?: Reference | undefined;
  /** A polling unit's code, in any writing that `parsePollingUnitCode` reads. */
  readonly pollingUnit?: string | undefined;
}

/** A unit's code. INEC makes units: one that its list of 2023 does not have may be new. */
export interface UnitOfPlace {
  readonly code: string;
  /** Whether INEC's list of 2023 has it. */
  readonly isListed: boolean;
  /** If the code is of another edition: what became of it. */
  readonly former: FormerPollingUnit | null;
}

/** A place by all that contains it: what is smaller than what was given is null. */
export interface VotingPlace {
  readonly state: State;
  readonly lga: Lga | null;
  readonly ward: Ward | null;
  readonly pollingUnit: UnitOfPlace | null;
}

/**
 * Why there is no such place.
 *
 * - `elsewhere`: the place is not in `outside`, a state, LGA or ward that was given too.
 * - All others are those of `findState`, `findLga`, `findWard` and `parsePollingUnitCode`, but for a unit
 *   that is not in INEC's list of 2023: it may be new.
 */
export type VotingPlaceFailure =
  | LgaFailure
  | WardFailure
  | Exclude<PollingUnitCodeFailure, { reason: "unknown_unit" | "former_code" }>
  | Failure<"elsewhere", { outside: State | Lga | Ward }>;

/** The place that the options name; undefined for the whole country. */
export function findVotingPlace({
  state,
  lga,
  ward,
  pollingUnit,
}: VotingPlaceOptions): Result<VotingPlace | undefined, VotingPlaceFailure> {
  const inState = state === undefined ? undefined : resolveState(state);
  const inLga = lga === undefined ? undefined : resolveLga(lga, { state });
  const inWard = ward === undefined ? undefined : findWard(codeIn(ward) ?? (ward as string));
  const ofUnit = pollingUnit === undefined ? undefined : placeOfUnit(pollingUnit);
  // The smallest part that is given counts.
  for (const part of [ofUnit ?? inWard ?? inLga, inState, inLga, inWard]) if (part?.ok === false) return part;
  const [ownState, ownLga, ownWard] = [foundIn(inState), foundIn(inLga), foundIn(inWard)];
  const place =
    foundIn(ofUnit) ??
    (ownWard && placeOfWard(ownWard, null)) ??
    (ownLga && { ...NOTHING, state: getState(ownLga.stateCode) as State, lga: ownLga }) ??
    (ownState && { ...NOTHING, state: ownState });
  const outside = [
    ownWard?.code === place?.ward?.code ? undefined : ownWard,
    ownLga?.code === place?.lga?.code ? undefined : ownLga,
    ownState?.code === place?.state.code ? undefined : ownState,
  ].find((one) => one !== undefined);
  return outside === undefined ? success(place) : { ok: false, reason: "elsewhere", outside };
}

const NOTHING = { lga: null, ward: null, pollingUnit: null } as const;

const foundIn = <Value>(found: Result<Value, Failure<string>> | undefined): Value | undefined =>
  found?.ok === true ? found.value : undefined;

const placeOfWard = (ward: Ward, pollingUnit: UnitOfPlace | null): VotingPlace => ({
  state: getState(ward.stateCode) as State,
  lga: getLga(ward.lgaCode) ?? null,
  ward,
  pollingUnit,
});

/** The ward is read from the code: it is there also if the unit is not in the list. */
function placeOfUnit(text: string): Result<VotingPlace, VotingPlaceFailure> {
  const read = parsePollingUnitCode(text);
  if (read.ok)
    return success(placeOfWard(read.value.ward, { code: read.value.code, isListed: true, former: null }));
  if (read.reason === "unknown_unit")
    return success(placeOfWard(read.ward, { code: read.code, isListed: false, former: null }));
  if (read.reason !== "former_code") return read;
  const ward = findWard(read.code.slice(0, 8));
  if (!ward.ok) return ward;
  return success(placeOfWard(ward.value, { code: read.code, isListed: false, former: read.former }));
}

const SEAT_OF_WARD = {
  senatorial_district: "senatorialDistrict",
  federal_constituency: "federalConstituency",
  state_constituency: "stateConstituency",
} as const;

/** The constituencies of a kind at a place, and whether it is certain that they are these. */
export function seatsAt(
  { state, lga, ward }: VotingPlace,
  kind: ConstituencyKind,
): { readonly seats: readonly Constituency[]; readonly isCertain: boolean } {
  if (ward !== null) {
    const field = SEAT_OF_WARD[kind];
    const seat = getConstituency(ward[field] ?? "");
    return { seats: seat === undefined ? [] : [seat], isCertain: !ward.unverifiedFields.includes(field) };
  }
  if (lga !== null) {
    const seats = (constituenciesByLga().get(lga.code) ?? []).filter((seat) => seat.kind === kind);
    return { seats, isCertain: !seats.some(({ unverifiedFields }) => unverifiedFields.includes("lgaCodes")) };
  }
  const listed = listConstituencies({ kind, state });
  return { seats: listed.ok ? listed.value : [], isCertain: true };
}
