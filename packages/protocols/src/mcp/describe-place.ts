import { constituenciesOfLga } from "naijaref/elections";
import type { Locality } from "naijaref/localities";
import { type Lga, lgasOfState, type State, type Ward, wardsOfLga } from "naijaref/places";
import type { Answer } from "./answer.ts";
import { idsOf } from "./other-ids.ts";
import { lgaInShort, seatInShort, seatsInShort, stateInShort } from "./parents.ts";

/** A place with what it is in, and the seats that are voted for there. */

export function describeState(state: State, also: object = {}): Answer {
  const { sources, ...record } = state;
  const lgas = lgasOfState(state);
  return {
    about: {
      found: "state",
      ...record,
      ids: idsOf("state", state.code),
      lgas: lgas.ok ? lgas.value.length : null,
      ...also,
    },
    sources,
  };
}

export function describeLga(lga: Lga, also: object = {}): Answer {
  const { sources, ...record } = lga;
  const wards = wardsOfLga(lga);
  const seats = constituenciesOfLga(lga);
  return {
    about: {
      found: "lga",
      ...record,
      ids: idsOf("lga", lga.code),
      state: stateInShort(lga.stateCode),
      wards: wards.ok ? wards.value.length : null,
      seats: seats.ok ? seats.value.map(seatInShort) : [],
      ...also,
    },
    sources,
  };
}

export function describeWard(ward: Ward, also: object = {}): Answer {
  const { sources, senatorialDistrict, federalConstituency, stateConstituency, ...record } = ward;
  return {
    about: {
      found: "ward",
      ...record,
      ids: idsOf("ward", ward.code),
      lga: lgaInShort(ward.lgaCode),
      state: stateInShort(ward.stateCode),
      seats: seatsInShort([senatorialDistrict, federalConstituency, stateConstituency]),
      ...also,
    },
    sources,
  };
}

export function describeLocality(locality: Locality, also: object = {}): Answer {
  const { sources, ...record } = locality;
  const lgas = locality.lgaCodes.map(lgaInShort);
  return {
    about: { found: "locality", ...record, lgas, state: stateInShort(locality.stateCode), ...also },
    sources,
  };
}
