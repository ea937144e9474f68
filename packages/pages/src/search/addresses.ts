import { getConstituency } from "naijaref/elections";
import { getLga, getState } from "naijaref/places";
import type { Suggestion } from "naijaref/search";
import { bankAddress, constituencyAddress, lgaAddress, stateAddress, wardAddress } from "../addresses.ts";

/** What a page can lead to. */
interface Found {
  readonly kind: Suggestion["kind"] | "polling_unit";
  readonly code: string;
}

/** The page of what was found. A polling unit is on the page of its ward. */
export function suggestionAddress({ kind, code }: Found): string {
  if (kind === "polling_unit") return wardAddress({ code: code.slice(0, "24-11-01".length) });
  if (kind === "bank") return bankAddress({ id: code });
  if (kind === "ward") return wardAddress({ code });
  const state = getState(code);
  if (state !== undefined) return stateAddress(state);
  const lga = getLga(code);
  return lga === undefined ? constituencyAddress(getConstituency(code) ?? { code }) : lgaAddress(lga);
}
