import type { OperationId } from "@naijaref/api/contract";
import { Failure, fail } from "@naijaref/api/contract/errors";
import { anyText, inQuery, requiredInQuery, wordOf } from "@naijaref/api/contract/parameter";
import { places as contract } from "@naijaref/api/contract/places";
import { withOr, wordAmong } from "@naijaref/api/contract/words";
import { LOCATION_SOURCES } from "@naijaref/api/operations/boundaries";
import { type electionEvent, type officeAtPlace, type party, type RecordOf, ZONES } from "@naijaref/records";
import { type Constituency, findConstituency, listConstituencies } from "naijaref/elections";
import { findState, findWard } from "naijaref/places";
import { sourcesOf } from "../answer.ts";
import { limitArgument, type NameAndState, nameAndState } from "../arguments.ts";
import { type Listed, withDoubts } from "../record-of.ts";
import { ask, defineTool, optional, type Surroundings } from "../tool.ts";

/** A place whose parts can be listed. */
interface Place {
  readonly kind: "country" | "zone" | "state" | "seat" | "lga" | "ward";
  readonly code: string;
  readonly name: string;
}

type List = (code: string, surroundings: Surroundings) => Promise<readonly Listed[] | Failure>;

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
  neighbours: {
    lga: listed("listNeighboursOfLga", "lga", {}, (one: Listed) => ({ ...one, sources: LOCATION_SOURCES })),
  },
  offices: {
    country: listed("listOffices", undefined, {}, showOffice),
    state: listed("listOffices", "state", {}, showOffice),
    lga: listed("listOffices", "lga", {}, showOffice),
    ward: listed("listOffices", "ward", {}, showOffice),
  },
  // The days of elections that are planned.
  elections: {
    country: listed("listElectionEvents", undefined, { status: "planned" }, showEvent),
    state: listed("listElectionEvents", "state", { status: "planned" }, showEvent),
  },
  parties: { country: listed("listParties", undefined, {}, showParty) },
  senatorial_district: seatsOfKind("senatorial_district"),
  federal_constituency: seatsOfKind("federal_constituency"),
  state_constituency: seatsOfKind("state_constituency"),
} satisfies Readonly<Record<string, ListOfPlaces>>;

type ListName = keyof typeof lists;

const LISTS: Readonly<Record<ListName, ListOfPlaces>> = lists;

/**
 * The list of an operation, of the place that one of its parameters names.
 *
 * @param show makes of a record what a list shows, where that is not a code and a name.
 */
function listed<R = Listed>(
  id: OperationId,
  of?: string,
  others: Readonly<Record<string, string>> = {},
  show: (record: R) => Listed = (record) => record as unknown as Listed,
): List {
  return async (code, surroundings) => {
    const texts = { ...others, ...(of !== undefined && { [of]: code }) };
    const found = (await ask(id, texts, surroundings)) as readonly R[] | Failure;
    return found instanceof Failure ? found : found.map(show);
  };
}

function seatsOfKind(kind: Constituency["kind"]): ListOfPlaces {
  return {
    country: listed("listConstituencies", undefined, { kind }),
    state: listed("listConstituencies", "state", { kind }),
  };
}

function showOffice(found: RecordOf<typeof officeAtPlace>): Listed {
  const { day, earliest, latest, constituencies, newestSource } = found;
  return {
    ...found,
    code: found.poll ?? found.office,
    name: found.office,
    stateCode: found.stateCode ?? "NG",
    shown: {
      day,
      ...(day === null && { earliest, latest }),
      constituencies: constituencies.map(({ code, name }) => `${code} ${name}`),
      newestSource,
    },
  };
}

function showEvent(event: RecordOf<typeof electionEvent>): Listed {
  const { id, name, date, dateEnd, earliest, latest, newestSource, unverifiedFields, sources } = event;
  const days = { ...(dateEnd !== null && { dateEnd }), ...(date === null && { earliest, latest }) };
  return { unverifiedFields, sources, code: id, name, shown: { date, ...days, newestSource } };
}

function showParty({ acronym, name, changed, unverifiedFields, sources }: RecordOf<typeof party>): Listed {
  return { code: acronym, name, unverifiedFields, sources, shown: { changed } };
}

const names = Object.keys(LISTS) as ListName[];

export const listWithin = defineTool({
  name: "list_within",
  title: "List what is within a place",
  description:
    "States of Nigeria or a zone; LGAs, wards or seats of a state; LGAs or wards of a seat; wards, neighbours or polling units of an LGA; units of a ward; offices elected; planned polls; parties.",
  hint: "find_place gives the code of a place, find_seats that of a seat.",
  parameters: {
    what: requiredInQuery(wordOf(names), { description: "What to list.", example: "lgas" }),
    of: inQuery(anyText, { description: "Code or name; left out: Nigeria.", example: "Lagos" }),
    state: optional(contract.getLga.parameters.state, "Its state."),
    limit: limitArgument,
  },
  async run({ what, of, state, limit }, surroundings) {
    const place = placeOf(what, { of, state }, surroundings);
    if (place instanceof Failure) return place;
    const lists = LISTS[what];
    const list = lists[place.kind];
    if (list === undefined) {
      const kinds = Object.keys(lists).map((kind) => KIND_NAMES[kind as Place["kind"]]);
      return fail(
        "invalid_parameter",
        `There is no list of the ${what} of ${KIND_NAMES[place.kind]}: the argument of must be ${withOr(kinds)}.`,
        { parameter: "of" },
      );
    }
    const found = await list(place.code, surroundings);
    if (found instanceof Failure) return found;
    const items = found.map((record) => inShort(record, place));
    return { about: { of: place }, list: { name: what, items, limit }, sources: sourcesOf(found) };
  },
});

const KIND_NAMES: Readonly<Record<Place["kind"], string>> = {
  country: "the country",
  zone: "a zone",
  state: "a state",
  seat: "a seat",
  lga: "an LGA",
  ward: "a ward",
};

interface Named {
  readonly of?: string | undefined;
  readonly state?: string | undefined;
}

const COUNTRY: Place = { kind: "country", code: "NG", name: "Nigeria" };

const asPlace = (kind: Place["kind"], { code, name }: { code: string; name: string }): Place => ({
  kind,
  code,
  name,
});

/**
 * The place that a text names: a code of a seat or a ward, else a state, a zone, an LGA or the name of a
 * seat. A name that a state and an LGA share is the LGA's if a state is given too, or if only an LGA has such
 * a list.
 */
function placeOf(what: ListName, { of = "", state }: Named, surroundings: Surroundings): Place | Failure {
  if (of === "") return state === undefined ? COUNTRY : placeOf(what, { of: state }, surroundings);
  const seat = findConstituency(of);
  if (seat.ok) return asPlace("seat", seat.value);
  const ward = findWard(of);
  if (ward.ok) return asPlace("ward", ward.value);
  const named = findState(of);
  if (named.ok && state === undefined && "state" in LISTS[what]) return asPlace("state", named.value);
  const zone = wordAmong(ZONES, of);
  if (zone !== undefined && state === undefined) return { kind: "zone", code: zone, name: zone };
  const written = nameAndState(of, state);
  const lga = ask("getLga", { lga: written.name, state: written.state }, surroundings);
  if (!(lga instanceof Failure)) return asPlace("lga", lga);
  if (named.ok && state === undefined) return asPlace("state", named.value);
  return ("seat" in LISTS[what] && seatNamed(written)) || lga;
}

/** The seat with just this name, if it is only one. */
function seatNamed({ name, state }: NameAndState): Place | undefined {
  const seats = listConstituencies({ name, state });
  const [seat, ...others] = seats.ok ? seats.value : [];
  return seat !== undefined && others.length === 0 ? asPlace("seat", seat) : undefined;
}

function inShort(listed: Listed, place: Place) {
  const { code, name, stateCode } = listed;
  const shown = {
    code,
    name,
    ...("capital" in listed && { capital: listed.capital }),
    ...(place.kind !== "state" && stateCode !== undefined && { stateCode }),
    ...listed.shown,
  };
  return withDoubts(shown, listed);
}
