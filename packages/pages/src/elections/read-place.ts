import { readAddress } from "naijaref/address";
import { findLga, getLga, getState, getWard, type Lga, type Ward } from "naijaref/places";
import { EXAMPLES, type ReadPlace, readVoterCode } from "./voter-code.ts";

/** The place that a code, the name of an LGA or an address names. */
export function readPlace(text: string): ReadPlace {
  const code = readVoterCode(text);
  if (code !== undefined) return code;
  const lga = findLga(text);
  if (lga.ok) return { code: lga.value.code };
  if (lga.reason === "ambiguous")
    return { places: lga.candidates, why: "LGAs of several states have this name. Which one is yours?" };
  const address = readAddress(text);
  if (!address.ok) return { problem: EXAMPLES };
  const { status, lgaCode, wardCodes, candidates, why } = address.value;
  const wards = wardCodes.flatMap((one) => getWard(one) ?? []);
  if (status === "found" && wards.length > 0)
    return { places: wards, why: `${why} These wards are there; your card says which one is yours.` };
  if (status === "found" && lgaCode !== null) return { code: lgaCode };
  const lgas = candidates.flatMap((one) => getLga(one.lgaCode) ?? []);
  return lgas.length > 0 ? { places: lgas, why } : { problem: `${why} ${EXAMPLES}` };
}

/** A place with what it is in: `Ikeja, Lagos`. */
export function withinOf(place: Ward | Lga): string {
  const state = getState(place.stateCode)?.name ?? "";
  return "lgaCode" in place ? `${getLga(place.lgaCode)?.name}, ${state}` : state;
}
