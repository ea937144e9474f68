import { Failure } from "@naijaref/api/contract/errors";
import { boundaries, OUTLINE_SOURCES } from "@naijaref/api/operations/boundaries";
import { elections } from "@naijaref/api/operations/elections";
import { places } from "@naijaref/api/operations/places";
import { pollingUnits } from "@naijaref/api/operations/polling-units";
import type { Constituency } from "naijaref/elections";
import type { State } from "naijaref/places";
import type { Surroundings } from "./tool.ts";

/** A place whose parts can be listed. */
export interface Place {
  readonly kind: "country" | "zone" | "state" | "seat" | "lga" | "ward";
  readonly code: string;
  readonly name: string;
}

/** What all that is listed has. */
export interface Listed {
  readonly code: string;
  readonly name: string;
  readonly stateCode?: string;
  readonly unverifiedFields?: readonly string[];
  readonly sources: readonly string[];
}

type Found = readonly Listed[] | Failure;
type List = (code: string, surroundings: Surroundings) => Found | Promise<Found>;

/** The list of one thing, by the kinds of places that have it. */
type ListOfPlaces = Partial<Readonly<Record<Place["kind"], List>>>;

const lists = {
  states: {
    country: () => places.listStates({ zone: undefined }),
    zone: (zone) => places.listStates({ zone: zone as State["zone"] }),
  },
  lgas: {
    zone: (zone) =>
      places.listLgas({ state: undefined, zone: zone as State["zone"], senatorial_district: undefined }),
    state: (state) => places.listLgasOfState({ state }),
    seat: (code) => elections.listLgasOfConstituency({ code }),
  },
  wards: {
    state: (state) => places.listWardsOfState({ state }),
    seat: (code) => elections.listWardsOfConstituency({ code }),
    lga: (lga) => places.listWardsOfLga({ lga, state: undefined }),
  },
  polling_units: {
    lga: (lga, surroundings) => pollingUnits.listPollingUnitsOfLga({ lga, state: undefined }, surroundings),
    ward: (ward, surroundings) => pollingUnits.listPollingUnitsOfWard({ ward }, surroundings),
  },
  neighbours: { lga: neighboursOf },
  senatorial_district: seatsOfKind("senatorial_district"),
  federal_constituency: seatsOfKind("federal_constituency"),
  state_constituency: seatsOfKind("state_constituency"),
} satisfies Readonly<Record<string, ListOfPlaces>>;

export type ListName = keyof typeof lists;

/** What can be listed, and of which kinds of places. */
export const LISTS: Readonly<Record<ListName, ListOfPlaces>> = lists;

function neighboursOf(lga: string): Found {
  const found = boundaries.listNeighboursOfLga({ lga, state: undefined });
  return found instanceof Failure ? found : found.map((one) => ({ ...one, sources: OUTLINE_SOURCES }));
}

function seatsOfKind(kind: Constituency["kind"]) {
  const list = (state?: string) => elections.listConstituencies({ kind, state, q: undefined });
  return { country: () => list(), state: list };
}
