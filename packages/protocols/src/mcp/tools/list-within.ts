import { withOr } from "@naijaref/api/contract/enumerate";
import { Failure, fail } from "@naijaref/api/contract/errors";
import { anyText, inQuery, requiredInQuery, wordOf } from "@naijaref/api/contract/parameter";
import { places as contract } from "@naijaref/api/contract/places";
import { wordAmong } from "@naijaref/api/contract/words";
import { ZONES } from "@naijaref/records";
import { findConstituency, listConstituencies } from "naijaref/elections";
import { findState, findWard } from "naijaref/places";
import { sourcesOf } from "../answer.ts";
import { ask } from "../ask.ts";
import { limitArgument } from "../limit-argument.ts";
import type { Listed } from "../listed.ts";
import { LISTS, type ListName, type Place } from "../lists.ts";
import { type NameAndState, nameAndState } from "../name-and-state.ts";
import { withDoubts } from "../record-of.ts";
import { defineTool, optional, type Surroundings } from "../tool.ts";

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
    if (list === undefined)
      return fail(
        "invalid_parameter",
        `There is no list of the ${what} of ${KIND_NAMES[place.kind]}: the argument of must be ${kindsOf(lists)}.`,
        { parameter: "of" },
      );
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

const kindsOf = (lists: object): string =>
  withOr(Object.keys(lists).map((kind) => KIND_NAMES[kind as Place["kind"]]));

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
