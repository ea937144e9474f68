import type { AddressReading } from "naijaref/address";
import type { PlaceCodes, ReadPlace } from "./source.ts";

/** What the words of an address decide; the LGAs that it may be in where they do not. */
export function placeRead({ stateCode, lgaCode, lgaName, candidates }: AddressReading): ReadPlace {
  if (stateCode !== null && lgaCode !== null)
    return { place: { state: stateCode, lga: lgaCode }, lgaName: lgaName ?? "" };
  const unsure = candidates.map((one) => ({ value: one.lgaCode, label: one.lgaName, state: one.stateCode }));
  return { ...(stateCode !== null && { place: { state: stateCode } }), unsure };
}

/** What is chosen: the codes of state, LGA and ward, as far down as there is a choice. */
export type Chosen = { readonly [Level in keyof PlaceCodes]?: string | undefined };

type NameOfState = (code: string) => string;

/** An address has at most five candidates: with as many the list may not be whole. */
const MAX_CANDIDATES = 5;

/**
 * The choice that follows from an address: what the person chose stays, the levels below it come from the
 * address, and what an earlier address filled in goes.
 *
 * @param own How many levels, from the state down, the person chose.
 */
export function choiceWith({ place }: ReadPlace, chosen: Chosen, own: number): Chosen {
  if (own >= 2) return chosen;
  if (own === 0) return place ?? {};
  return { state: chosen.state, lga: place?.state === chosen.state ? place?.lga : undefined };
}

/** The names of the place where the address is, if that is not the one which is chosen; else empty. */
export function elsewhere(read: ReadPlace, { state, lga }: Chosen, nameOfState: NameOfState): string {
  const { place, lgaName, unsure = [] } = read;
  if (!state) return "";
  if (place !== undefined && (place.state !== state || (place.lga && lga && place.lga !== lga)))
    return [lgaName, nameOfState(place.state)].filter(Boolean).join(", ");
  const isOpen = !lga || unsure.length === 0 || unsure.length >= MAX_CANDIDATES;
  return isOpen || unsure.some(({ value }) => value === lga) ? "" : listed(unsure, nameOfState);
}

/** The names of the LGAs between which the person must choose, while none is chosen; else empty. */
export function question(
  { unsure = [] }: ReadPlace,
  { state, lga }: Chosen,
  nameOfState: NameOfState,
): string {
  if (lga) return "";
  return listed(state ? unsure.filter((one) => one.state === state) : unsure, nameOfState);
}

/** LGAs of several states have their state beside them. */
function listed(candidates: NonNullable<ReadPlace["unsure"]>, nameOfState: NameOfState): string {
  const areOfOneState = new Set(candidates.map(({ state }) => state)).size < 2;
  return candidates
    .map(({ label, state }) => (areOfOneState ? label : `${label}, ${nameOfState(state)}`))
    .join(" / ");
}
