import type { Party, VotingPlace } from "naijaref/elections";
import { lgaAddress, stateAddress, wardAddress } from "../addresses.ts";

/** The page of what is elected at a place: the code of a polling unit, a ward or an LGA. */
export const voteAddress = (code: string): string => `/vote/${code}`;

/** The record of a place, for where files alone serve the pages: it has the constituencies and the units. */
export function recordAddress({ ward, lga, state }: VotingPlace): string {
  if (ward !== null) return `${wardAddress(ward)}#polling-units`;
  return lga === null ? stateAddress(state) : lgaAddress(lga);
}

export const partyAddress = ({ acronym }: Pick<Party, "acronym">): string => `/parties/${acronym}`;
