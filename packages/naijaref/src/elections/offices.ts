import { ANY } from "../arguments.ts";
import type { Constituency, Office } from "../generated/records.ts";
import { type InvalidOption, type Result, refuseOptions, success } from "../result.ts";
import type { ConstituencyKind } from "./constituencies.ts";
import { allOffices, IS_DAY } from "./events.ts";
import {
  findVotingPlace,
  seatsAt,
  type VotingPlace,
  type VotingPlaceFailure,
  type VotingPlaceOptions,
} from "./voting-place.ts";

export interface OfficeOptions extends VotingPlaceOptions {
  /** Only offices that are elected on this day: `2027-01-16`. */
  readonly day?: string | undefined;
}

/** An office at a place, with the constituencies of the place that elect it. */
export interface OfficeAtPlace extends Office {
  /**
   * One where a ward or a unit was given; several of an LGA that is divided, or of a state. None for an
   * office that the country or the state elects as one, and none if no place was given. Where it is not
   * certain that they are these, `unverifiedFields` has `constituencies`.
   */
  readonly constituencies: readonly Constituency[];
}

export interface OfficesAtPlace {
  /** Null: the whole country. */
  readonly place: VotingPlace | null;
  /** The widest area first. */
  readonly offices: readonly OfficeAtPlace[];
  /** The offices of the place that are elected on another day than that which was asked for. */
  readonly onOtherDays: readonly OfficeAtPlace[];
}

export type OfficeFailure = VotingPlaceFailure | InvalidOption<keyof OfficeOptions>;

const RULES = { state: ANY, lga: ANY, ward: ANY, pollingUnit: ANY, day: IS_DAY };

/**
 * What is elected at a place, in which constituency, and when. Without a place: every office of the country.
 *
 * An office without a day has the first and the last day on which it may be, as the states have that elect
 * their governor outside the general election.
 */
export function officesAt(options?: OfficeOptions): Result<OfficesAtPlace, OfficeFailure> {
  const refused = refuseOptions<"day">(options, RULES);
  if (refused !== undefined) return refused;
  const found = findVotingPlace(options ?? {});
  if (!found.ok) return found;
  const place = found.value ?? null;
  const here = allOffices()
    .filter(({ stateCode }) => place === null || stateCode === null || stateCode === place.state.code)
    .map((office) => officeAt(office, place));
  const { day } = options ?? {};
  const isThen = (office: Office): boolean => day === undefined || office.day === day;
  return success({
    place,
    offices: here.filter(isThen),
    onOtherDays: here.filter((office) => !isThen(office)),
  });
}

function officeAt(office: Office, place: VotingPlace | null): OfficeAtPlace {
  const { constituencyKind } = office;
  if (place === null || constituencyKind === null) return { ...office, constituencies: [] };
  const { seats, isCertain } = seatsAt(place, constituencyKind as ConstituencyKind);
  return {
    ...office,
    constituencies: seats,
    unverifiedFields: isCertain ? office.unverifiedFields : [...office.unverifiedFields, "constituencies"],
  };
}
