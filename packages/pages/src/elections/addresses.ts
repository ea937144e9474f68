import type { Party } from "naijaref/elections";

/** The page of what is elected at a place: the code of a polling unit, a ward or an LGA. */
export const voteAddress = (code: string): string => `/vote/${code}`;

export const partyAddress = ({ acronym }: Pick<Party, "acronym">): string => `/parties/${acronym}`;
