import type { Bank } from "naijaref/banks";
import type { Constituency } from "naijaref/elections";
import type { Locality } from "naijaref/localities";
import { getState, type Lga, type State, type Ward } from "naijaref/places";

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

/** The list of those of a state. */
export const localitiesAddress = ({ slug }: Pick<State, "slug">): string => `/localities?state=${slug}`;

export const localityAddress = ({ code }: Pick<Locality, "code">): string => `/localities/${code}`;

export const constituencyAddress = ({ code }: Pick<Constituency, "code">): string =>
  `/constituencies/${code}`;

export const bankAddress = ({ id }: Pick<Bank, "id">): string => `/banks/${id}`;
