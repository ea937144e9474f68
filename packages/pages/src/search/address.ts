import type { AddressReading } from "naijaref/address";
import { getLga } from "naijaref/places";
import { lgaAddress } from "../addresses.ts";
import type { Entry } from "./entry.ts";
import { READING_WORDS } from "./found.tsx";

/** Fewer words are a name, which the search finds. */
const FEWEST_WORDS = 3;

/** Whether a text may be the address of a house or a street: several words, or parts with a comma between. */
export const isLikeAddress = (text: string): boolean =>
  /[a-z]{3}/i.test(text) && (text.includes(",") || text.trim().split(/\s+/).length >= FEWEST_WORDS);

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
const MOST = 3;

function entriesOf({ status, candidates, localityName, lgaCode }: AddressReading): readonly Entry[] {
  if (status === "unknown") return [];
  const codes = lgaCode === null ? candidates.map((one) => one.lgaCode).slice(0, MOST) : [lgaCode];
  return codes.flatMap((code) => {
    const lga = getLga(code);
    if (lga === undefined) return [];
    const { name, inecCode } = lga;
    return [
      {
        title: localityName === null || lgaCode === null ? name : `${localityName}, ${name}`,
        kind: READING_WORDS.address,
        detail: lgaCode === null ? "The address may be in this LGA" : "The LGA of this address",
        address: lgaAddress(lga),
        code: inecCode,
      },
    ];
  });
}
