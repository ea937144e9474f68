import { KINDS, type Kind } from "naijaref/kinds";
import { getLga, getState } from "naijaref/places";
import { lgaAddress, stateAddress } from "../addresses.ts";

interface Found {
  readonly kind: Kind;
  readonly code: string;
}

/** The page of what was found. */
export function suggestionAddress({ kind, code }: Found): string {
  // People name states and LGAs, so that their addresses have names.
  const state = kind === "state" ? getState(code) : undefined;
  if (state !== undefined) return stateAddress(state);
  const lga = kind === "lga" ? getLga(code) : undefined;
  return lga === undefined ? `/${KINDS[kind].path}/${code}` : lgaAddress(lga);
}
