import type { Bank } from "naijaref/banks";
import type { Constituency, Party, VotingPlace } from "naijaref/elections";
import { KINDS, type Kind } from "naijaref/kinds";
import type { Locality } from "naijaref/localities";
import { getLga, getState, type Lga, type State, type Ward } from "naijaref/places";

/**
 * The address of each record's page. Places that people name have their names in it; wards, seats and
 * institutions have the code or id that never changes.
 */

export const stateAddress = ({ slug }: Pick<State, "slug">): string => `/states/${slug}`;

/** Twenty-odd names of LGAs are in two states or more, so the state is part of the address. */
export const lgaAddress = ({ stateCode, slug }: Pick<Lga, "stateCode" | "slug">): string =>
  `/lgas/${getState(stateCode)?.slug ?? stateCode}/${slug}`;

export const wardAddress = ({ code }: Pick<Ward, "code">): string => `/wards/${code}`;

export const unitAddress = (code: string): string => `/polling-units/${code}`;

export const localitiesAddress = ({ slug }: Pick<State, "slug">): string => `/localities?state=${slug}`;

export const localityAddress = ({ code }: Pick<Locality, "code">): string => `/localities/${code}`;

export const constituencyAddress = ({ code }: Pick<Constituency, "code">): string =>
  `/constituencies/${code}`;

export const bankAddress = ({ id }: Pick<Bank, "id">): string => `/banks/${id}`;

/** The page of what is elected at a place: the code of a polling unit, a ward or an LGA. */
export const voteAddress = (code: string): string => `/vote/${code}`;

/** The record of a place, for where files alone serve the pages: it has the constituencies and the units. */
export function recordAddress({ ward, lga, state }: VotingPlace): string {
  if (ward !== null) return `${wardAddress(ward)}#polling-units`;
  return lga === null ? stateAddress(state) : lgaAddress(lga);
}

export const partyAddress = ({ acronym }: Pick<Party, "acronym">): string => `/parties/${acronym}`;

/** For other pages: the card of the record whose page is at an address, or the map. `/embed/banks/gtbank` */
export const cardAddress = (address: string): string => `/embed${address}`;

export function suggestionAddress({ kind, code }: { readonly kind: Kind; readonly code: string }): string {
  // People name states and LGAs, so that their addresses have names.
  const state = kind === "state" ? getState(code) : undefined;
  if (state !== undefined) return stateAddress(state);
  const lga = kind === "lga" ? getLga(code) : undefined;
  return lga === undefined ? `/${KINDS[kind].path}/${code}` : lgaAddress(lga);
}

export const PICTURE = { width: 1200, height: 630 } as const;

/** The whole country, for pages that are about no part of it. */
export const COUNTRY = "NG";

export const pictureAddress = (code: string): string => `/pictures/${code}.png`;
