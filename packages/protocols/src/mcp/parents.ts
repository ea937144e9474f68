import { type Constituency, getConstituency } from "naijaref/elections";
import { getLga, getState } from "naijaref/places";

/** A record in short, as an answer names what is around another. */

export const stateInShort = (code: string) => ({ code, name: getState(code)?.name ?? null });

export const lgaInShort = (code: string) => ({ code, name: getLga(code)?.name ?? null });

export const seatInShort = ({ kind, code, name }: Constituency) => ({ kind, code, name });

/** The seats with these codes. A ward of the FCT has no seat in a state's house. */
export const seatsInShort = (codes: readonly (string | null)[]) =>
  codes.flatMap((code) => {
    const seat = getConstituency(code ?? "");
    return seat === undefined ? [] : [seatInShort(seat)];
  });
