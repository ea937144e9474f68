import type { RegisteredVoters } from "../generated/records.ts";
import { registeredVotersTable } from "../generated/registered-voters.ts";
import { lazyList } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";

/** The voters on INEC's register and the cards that were collected, by state. */
export const listRegisteredVoters: () => readonly RegisteredVoters[] = /* @__PURE__ */ lazyList(
  "listRegisteredVoters",
  () => unpack<RegisteredVoters>(registeredVotersTable),
);

export { CONSTITUENCY_KINDS } from "../generated/enums.ts";
export type {
  Constituency,
  ElectionEvent,
  Office,
  Party,
  RegisteredVoters,
} from "../generated/records.ts";
export { type CalendarOptions, writeCalendar } from "./calendar.ts";
export { type ConstituencyFailure, findConstituency, getConstituency } from "./code.ts";
export { constituenciesOfLga, lgasOfConstituency, wardsOfConstituency } from "./composition.ts";
export type { ConstituencyKind } from "./constituencies.ts";
export {
  type ElectionEventFailure,
  type ElectionEventFilter,
  getElectionEvent,
  listElectionEvents,
} from "./events.ts";
export { type ConstituencyFilter, type ConstituencyFilterFailure, listConstituencies } from "./list.ts";
export {
  type OfficeAtPlace,
  type OfficeFailure,
  type OfficeOptions,
  type OfficesAtPlace,
  officesAt,
} from "./offices.ts";
export { findParty, getParty, listParties, type PartyFailure } from "./parties.ts";
export type { UnitOfPlace, VotingPlace, VotingPlaceFailure, VotingPlaceOptions } from "./voting-place.ts";
