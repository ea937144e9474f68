import type { OperationId } from "@naijaref/api/contract";
import { Failure } from "@naijaref/api/contract/errors";
import { LOCATION_SOURCES } from "@naijaref/api/operations/boundaries";
import type { Constituency } from "naijaref/elections";
import { ask } from "./ask.ts";
import type { Listed } from "./listed.ts";
import { electionsOf, officesOf, partiesOf } from "./lists-of-elections.ts";
import type { Surroundings } from "./tool.ts";

/** A place whose parts can be listed. */
export interface Place {
  readonly kind: "country" | "zone" | "state" | "seat" | "lga" | "ward";
  readonly code: string;
  readonly name: string;
}

type Found = readonly Listed[] | Failure;
type List = (code: string, surroundings: Surroundings) => Found | Promise<Found>;

/** The list of one thing, by the kinds of places that have it. */
type ListOfPlaces = Partial<Readonly<Record<Place["kind"], List>>>;

const lists = {
  states: {
    country: listed("listStates"),
    zone: listed("listStates", "zone"),
  },
  lgas: {
    zone: listed("listLgas", "zone"),
    state: listed("listLgasOfState", "state"),
    seat: listed("listLgasOfConstituency", "code"),
  },
  wards: {
    state: listed("listWardsOfState", "state"),
    seat: listed("listWardsOfConstituency", "code"),
    lga: listed("listWardsOfLga", "lga"),
  },
  polling_units: {
    lga: listed("listPollingUnitsOfLga", "lga"),
    ward: listed("listPollingUnitsOfWard", "ward"),
  },
  neighbours: { lga: neighboursOf },
  offices: {
    country: officesOf(),
    state: officesOf("state"),
    lga: officesOf("lga"),
    ward: officesOf("ward"),
  },
  elections: { country: electionsOf(), state: electionsOf("state") },
  parties: { country: partiesOf },
  senatorial_district: seatsOfKind("senatorial_district"),
  federal_constituency: seatsOfKind("federal_constituency"),
  state_constituency: seatsOfKind("state_constituency"),
} satisfies Readonly<Record<string, ListOfPlaces>>;

export type ListName = keyof typeof lists;

/** What can be listed, and of which kinds of places. */
export const LISTS: Readonly<Record<ListName, ListOfPlaces>> = lists;

/** The list of an operation, of the place that one of its parameters names. */
function listed(id: OperationId, of?: string, others: Readonly<Record<string, string>> = {}): List {
  return (code, surroundings) =>
    ask(id, { ...others, ...(of !== undefined && { [of]: code }) }, surroundings) as Found | Promise<Found>;
}

async function neighboursOf(lga: string, surroundings: Surroundings): Promise<Found> {
  const found = await listed("listNeighboursOfLga", "lga")(lga, surroundings);
  return found instanceof Failure ? found : found.map((one) => ({ ...one, sources: LOCATION_SOURCES }));
}

function seatsOfKind(kind: Constituency["kind"]): ListOfPlaces {
  return {
    country: listed("listConstituencies", undefined, { kind }),
    state: listed("listConstituencies", "state", { kind }),
  };
}
