import { getConstituency } from "naijaref/elections";
import { getLga, getState } from "naijaref/places";
import type { Suggestion } from "naijaref/search";
import { bankAddress, constituencyAddress, lgaAddress, stateAddress, wardAddress } from "../addresses.ts";

/** The page of what was found. */
export function suggestionAddress({ kind, code }: Pick<Suggestion, "kind" | "code">): string {
  if (kind === "bank") return bankAddress({ id: code });
  if (kind === "ward") return wardAddress({ code });
  const state = getState(code);
  if (state !== undefined) return stateAddress(state);
  const lga = getLga(code);
  return lga === undefined ? constituencyAddress(getConstituency(code) ?? { code }) : lgaAddress(lga);
}
