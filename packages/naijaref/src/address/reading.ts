import type { AddressCandidate } from "../generated/records.ts";
import { stateName } from "./why.ts";

/** Where an address is, as far as its words decide it. */
export interface AddressReading {
  /** `found`: the words decide the LGA; `ambiguous`: they fit several; `unknown`: they decide none. */
  readonly status: "found" | "ambiguous" | "unknown";
  /** The state's two letters; null if the words decide none. */
  readonly stateCode: string | null;
  readonly stateName: string | null;
  /** The P-code of the LGA; null unless `status` is `found`. */
  readonly lgaCode: string | null;
  readonly lgaName: string | null;
  /** The code of the locality that the words name; null if they name none. */
  readonly localityCode: string | null;
  readonly localityName: string | null;
  /** The wards in which the locality is, if they are few. */
  readonly wardCodes: readonly string[];
  /** How probable the first candidate is, from 0 to 1. */
  readonly confidence: number;
  /** The LGAs that it may be, at most five, the most probable first. */
  readonly candidates: readonly AddressCandidate[];
  /** The parts of the text that count. */
  readonly used: readonly string[];
  /** The parts of the text that say nothing. */
  readonly unused: readonly string[];
  /** The reason, in one or two sentences. */
  readonly why: string;
}

/** A reading but for the parts of the text. */
export type Decided = Omit<AddressReading, "used" | "unused">;

export const unknownReading = (stateCode: string | null, why: string): Decided => ({
  status: "unknown",
  stateCode,
  stateName: stateCode === null ? null : stateName(stateCode),
  lgaCode: null,
  lgaName: null,
  localityCode: null,
  localityName: null,
  wardCodes: [],
  confidence: 0,
  candidates: [],
  why,
});
