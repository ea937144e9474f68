import { KINDS, type Kind } from "naijaref/kinds";
import { getLga, getState } from "naijaref/places";
import { lgaAddress, stateAddress, wardAddress } from "../addresses.ts";

/** What a page can lead to. */
interface Found {
  readonly kind: Kind;
  readonly code: string;
}

/** The page of what was found. A polling unit is on the page of its ward. */
export function suggestionAddress({ kind, code }: Found): string {
  if (kind === "polling_unit") return wardAddress({ code: code.slice(0, "24-11-01".length) });
  // People name states and LGAs, so that their addresses have names.
  const state = kind === "state" ? getState(code) : undefined;
  if (state !== undefined) return stateAddress(state);
  const lga = kind === "lga" ? getLga(code) : undefined;
  return lga === undefined ? `/${KINDS[kind].path}/${code}` : lgaAddress(lga);
}
