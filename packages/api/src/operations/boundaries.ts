import {
  type BoundaryCollection,
  type BoundaryFeature,
  type BoundaryFilter,
  boundaryOf,
  type Constituency,
  type Detail,
  type Location,
  listBoundaries,
  type NearLga,
  neighboursOf,
  type Place,
  type ReverseGeocodeFailure,
  reverseGeocode,
  topologyOf,
} from "naijaref/boundaries";
import { findConstituency } from "naijaref/elections";
import { findLga, findState, getState, listStates } from "naijaref/places";
import type { boundaries as contract } from "../contract/boundaries.ts";
import { type Failure, fail } from "../contract/errors.ts";
import type { AnswerOf } from "../contract/operation.ts";
import { answerOf, lgaInShort } from "./failures.ts";
import { makeInParts, type Pause } from "./in-parts.ts";
import { joinFields, SharedFields } from "./joined-record.ts";
import type { Handlers, ServiceState } from "./operations.ts";

/** The sources of the outlines, and so of what is read from them. */
export const LOCATION_SOURCES = ["ocha-cod-ab-2019", "geoboundaries-nga"];

const toNearLga = ({ lga: { code, name, stateCode }, distance }: NearLga) => ({
  code,
  name,
  stateCode,
  distanceM: distance,
});

const codesOf = (constituencies: readonly Constituency[]): readonly string[] =>
  constituencies.map(({ code }) => code);

/** Says that the point alone does not decide between constituencies, where it does not. */
function noteOn({ lga, federalConstituencies, stateConstituencies }: Location): string | null {
  const divided = [
    { count: federalConstituencies.length, kind: "federal constituencies" },
    { count: stateConstituencies.length, kind: "state constituencies" },
  ].filter(({ count }) => count > 1);
  if (divided.length === 0) return null;
  const between = divided.map(({ count, kind }) => `${count} ${kind}`).join(" and ");
  return `${lga.name} is divided between ${between}; the ward decides in which one a point is.`;
}

/** Says where the outlines of the other source have the point, if not in the same LGA. */
function noteOnOutlines({ lga, otherOutline }: Location): string | null {
  if (otherOutline === undefined) return null;
  const { lga: other, distance } = otherOutline;
  const where = other === undefined ? "in no LGA" : `in ${other.name}`;
  return `The outlines of geoBoundaries have this point ${where}, ${inWords(distance)} outside ${lga.name}: ask somebody who is there.`;
}

function describeLga(found: Location) {
  const { state, lga } = found;
  return {
    place: new SharedFields({
      stateCode: state.code,
      stateName: state.name,
      lgaCode: lga.code,
      lgaInecCode: lga.inecCode,
      lgaName: lga.name,
    }),
    codes: new SharedFields({
      senatorialDistricts: codesOf(found.senatorialDistricts),
      federalConstituencies: codesOf(found.federalConstituencies),
      stateConstituencies: codesOf(found.stateConstituencies),
    }),
    seats: new SharedFields({
      constituencies: [
        ...found.senatorialDistricts,
        ...found.federalConstituencies,
        ...found.stateConstituencies,
      ].map(({ kind, code, name }) => ({ kind, code, name })),
    }),
    note: noteOn(found),
  };
}

const describeLocality = ({ locality: { code, name, kind } }: Location["nearestLocality"]) =>
  new SharedFields({ nearestLocalityCode: code, nearestLocalityName: name, nearestLocalityKind: kind });

/** Made once for each LGA in which a point was looked up, and for each locality that is nearest to one. */
const lgas = new Map<string, ReturnType<typeof describeLga>>();
const localities = new Map<string, ReturnType<typeof describeLocality>>();

function madeOnce<From, To>(made: Map<string, To>, code: string, make: (from: From) => To, from: From): To {
  const known = made.get(code);
  if (known !== undefined) return known;
  const one = make(from);
  made.set(code, one);
  return one;
}

const sources = new SharedFields({ sources: LOCATION_SOURCES });

function toLocation(found: Location) {
  const { nearestLocality, otherOutline } = found;
  const { place, codes, seats, note } = madeOnce(lgas, found.lga.code, describeLga, found);
  const within2Km = found.neighbours.map(toNearLga);
  return joinFields(
    { lat: found.lat, lon: found.lon },
    place,
    {
      distanceToBorderM: found.distanceToBorder,
      within2Km,
      neighbours: within2Km,
      witnesses: found.witnesses,
      otherLgaCode: otherOutline?.lga?.code ?? null,
      otherLgaName: otherOutline?.lga?.name ?? null,
      otherOutlineM: otherOutline?.distance ?? null,
    },
    madeOnce(localities, nearestLocality.locality.code, describeLocality, nearestLocality),
    { nearestLocalityM: nearestLocality.distance },
    codes,
    seats,
    { note: [note, noteOnOutlines(found)].filter((one) => one !== null).join(" ") || null },
    sources,
  );
}

/** A distance for people: in metres, and from 10 km on in kilometres. */
const inWords = (metres: number): string =>
  metres < 10_000
    ? `${metres.toLocaleString("en")} m`
    : `${Math.round(metres / 1000).toLocaleString("en")} km`;

function failureOfPoint(failure: ReverseGeocodeFailure): Failure {
  if (failure.reason === "not_a_coordinate")
    return fail("invalid_parameter", "lat and lon must be numbers of degrees.", { parameter: "lat" });
  const { reason, nearest, otherLga } = failure;
  const instead =
    otherLga === undefined
      ? `The nearest LGA is ${nearest.lga.name} (${nearest.lga.code}), ${inWords(nearest.distance)} away.`
      : `The outlines of geoBoundaries have it in ${otherLga.name} (${otherLga.code}).`;
  const details = { reason, nearest: toNearLga(nearest) };
  if (reason === "water") {
    const { water, state } = failure;
    const message = `This point is in ${water}, which is in ${state.name} and in none of its LGAs. ${instead}`;
    return fail("outside", message, { ...details, water, stateCode: state.code });
  }
  const { exchanged } = failure;
  if (exchanged === undefined) return fail("outside", `This point is outside Nigeria. ${instead}`, details);
  const message = `This point is outside Nigeria: did you exchange lat and lon? The other way around it is in ${exchanged.name}, ${getState(exchanged.stateCode)?.name}.`;
  return fail("outside", message, details);
}

/** A point of a list: it has an answer wherever it is, because the others have one too. */
function toPointOfList(point: { readonly lat: number; readonly lon: number }) {
  const found = reverseGeocode(point);
  if (found.ok) {
    const { lat, lon, lga, distanceToBorder } = found.value;
    const { place, codes } = madeOnce(lgas, lga.code, describeLga, found.value);
    const status = "inside" as const;
    return joinFields({ lat, lon, status }, place, { distanceToBorderM: distanceToBorder }, codes, {
      why: null,
    });
  }
  if (found.reason === "not_a_coordinate") throw new Error("a point was read that is no coordinate");
  const state = found.reason === "water" ? found.state : undefined;
  return {
    lat: point.lat,
    lon: point.lon,
    status: found.reason === "water" ? ("water" as const) : ("outside" as const),
    stateCode: state?.code ?? null,
    stateName: state?.name ?? null,
    lgaCode: null,
    lgaInecCode: null,
    lgaName: null,
    distanceToBorderM: found.nearest.distance,
    senatorialDistricts: [],
    federalConstituencies: [],
    stateConstituencies: [],
    why: failureOfPoint(found).message,
  };
}

/** A boundary that is unknown. A place that was found has every other boundary. */
function featureOf(place: Place, detail: Detail): BoundaryFeature<Place> | Failure {
  const boundary = boundaryOf(place, { detail });
  if (boundary.ok) return boundary.value;
  if (boundary.reason !== "boundary_unknown")
    throw new Error(`${place.code} has no boundary: ${boundary.reason}`);
  const lgas = boundary.lgas.map(lgaInShort);
  const names = lgas.map(({ name }) => name).join(", ");
  return fail(
    "boundary_unknown",
    `This constituency covers part of an LGA, and no source publishes the line. It is in ${names}.`,
    { lgas },
  );
}

/** All boundaries of the country, drawn a state at a time. */
async function boundariesInParts(
  filter: Pick<BoundaryFilter, "of" | "detail">,
  pause: Pause,
): Promise<BoundaryCollection<Place>> {
  const drawn = await makeInParts(
    listStates(),
    (state) => {
      const found = listBoundaries({ ...filter, state });
      if (!found.ok) throw new Error(`${state.name} has no boundaries: ${found.reason}`);
      return found.value;
    },
    pause,
  );
  const [first] = drawn as [BoundaryCollection<Place>];
  const boxes = drawn.map(({ bbox }) => bbox);
  // Numbers of constituencies do not follow the order of the states.
  const features = drawn.flatMap((one) => one.features);
  const edge = (side: 0 | 1 | 2 | 3, outer: (...sides: number[]) => number): number =>
    outer(...boxes.map((box) => box[side]));
  return {
    ...first,
    bbox: [edge(0, Math.min), edge(1, Math.min), edge(2, Math.max), edge(3, Math.max)],
    features: filter.of === "states" ? features : features.sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

export const boundaries = {
  reverseGeocode: (point) => {
    const found = reverseGeocode(point);
    return found.ok ? toLocation(found.value) : failureOfPoint(found);
  },
  reverseGeocodeList: ({ point }) => point.map(toPointOfList),
  getStateBoundary: ({ state, detail }) => answerOf(findState(state), (found) => featureOf(found, detail)),
  getLgaBoundary: ({ lga, state, detail }) =>
    answerOf(findLga(lga, { state }), (found) => featureOf(found, detail)),
  listNeighboursOfLga: ({ lga, state }) =>
    answerOf(neighboursOf(lga, { state }), (found) =>
      found.map(({ lga: { code, inecCode, name, slug, stateCode }, border }) => ({
        code,
        inecCode,
        name,
        slug,
        stateCode,
        borderM: border,
      })),
    ),
  getConstituencyBoundary: ({ code, detail }) =>
    answerOf(findConstituency(code), (found) => featureOf(found, detail)),
  listBoundaries: ({ of, state, detail, format }, { pause }: Pick<ServiceState, "pause">) => {
    if (format === "geojson" && state === undefined && pause !== undefined)
      return boundariesInParts({ of, detail }, pause);
    return answerOf<AnswerOf<typeof contract.listBoundaries>>(
      (format === "topojson" ? topologyOf : listBoundaries)({ of, state, detail }),
    );
  },
} satisfies Handlers<keyof typeof contract>;
