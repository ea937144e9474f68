import { readAddress } from "naijaref/address";
import type { ReadPlace } from "../source.ts";

/** What the words of an address decide; the LGAs that it may be in where they do not. */
export function placeOf(address: string): ReadPlace {
  const read = readAddress(address);
  if (!read.ok) return {};
  const { stateCode, lgaCode, lgaName, candidates } = read.value;
  if (stateCode !== null && lgaCode !== null)
    return { place: { state: stateCode, lga: lgaCode }, lgaName: lgaName ?? "" };
  const unsure = candidates.map((one) => ({ value: one.lgaCode, label: one.lgaName, state: one.stateCode }));
  return { ...(stateCode !== null && { place: { state: stateCode } }), unsure };
}
