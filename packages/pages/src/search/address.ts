import type { AddressReading } from "naijaref/address";
import { getLga, getState } from "naijaref/places";
import { SCORES, suggest } from "naijaref/search";
import { isLikeAddress as isLikeAddressOf } from "naijaref/text";
import { lgaAddress } from "../addresses.ts";
import type { Entry } from "./reading.ts";

/** A lower score means that the search does not know one of two words: docs/search.md explains scores. */
const KNOWN = 450;

export function isLikeAddress(text: string): boolean {
  // Most texts are seen to be none without a search.
  if (!isLikeAddressOf(text, false, false)) return false;
  const score = scoreOf(text);
  // "senatorial district surulere" is understood: it asks for a constituency.
  return score < SCORES.beginning && isLikeAddressOf(text, false, score >= KNOWN);
}

function scoreOf(text: string): number {
  const found = suggest(text, { limit: 1 });
  return (found.ok && found.value[0]?.score) || 0;
}

/**
 * Where the words of an address are, as suggestions: the LGA that they decide, or those that they fit. Its
 * reader is loaded when it is first needed, because it is larger than the search.
 */
export async function entriesOfAddress(text: string): Promise<readonly Entry[]> {
  const { readAddress } = await import("naijaref/address");
  const read = readAddress(text);
  return read.ok ? entriesOf(read.value) : [];
}

/** Beyond these, the words of an address say too little. */
const MAX = 3;

function entriesOf({ status, candidates, localityName, lgaCode }: AddressReading): readonly Entry[] {
  if (status === "unknown") return [];
  const codes = lgaCode === null ? candidates.map((one) => one.lgaCode).slice(0, MAX) : [lgaCode];
  return codes.flatMap((code) => {
    const lga = getLga(code);
    if (lga === undefined) return [];
    const { name, inecCode, stateCode } = lga;
    // LGAs of several states have one name.
    const inState = `${name}, ${getState(stateCode)?.name}`;
    return [
      {
        title:
          localityName === null || localityName === name || lgaCode === null
            ? inState
            : `${localityName}, ${name}`,
        kind: "Address",
        detail: lgaCode === null ? "The address may be in this LGA" : "The LGA of this address",
        address: lgaAddress(lga),
        code: inecCode,
      },
    ];
  });
}
