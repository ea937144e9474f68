import type { AddressReading } from "naijaref/address";
import { getLga, getState } from "naijaref/places";
import { SCORES, suggest } from "naijaref/search";
import { lgaAddress } from "../addresses.ts";
import type { Entry } from "./entry.ts";
import { READING_WORDS } from "./found.tsx";

/** Two words are mostly a name, which the search finds. */
const FEWEST_WORDS = 3;

/** A lower score means that the search does not know one of two words: docs/search.md explains scores. */
const KNOWN = 450;

/**
 * Whether a text may be the address of a house or a street: several words or parts with a comma between that
 * are no name (`Ikeja Federal Constituency` is one), or two words that the search does not know, such as
 * `Ojodu Berger`.
 */
export function isLikeAddress(text: string): boolean {
  if (!/[a-z]{3}/i.test(text)) return false;
  const words = text.trim().split(/\s+/).length;
  if (!text.includes(",") && words < 2) return false;
  const score = scoreOf(text);
  if (score === SCORES.name) return false;
  return text.includes(",") || words >= FEWEST_WORDS || score < KNOWN;
}

/** How well the search knows a text as a name. */
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
const MOST = 3;

function entriesOf({ status, candidates, localityName, lgaCode }: AddressReading): readonly Entry[] {
  if (status === "unknown") return [];
  const codes = lgaCode === null ? candidates.map((one) => one.lgaCode).slice(0, MOST) : [lgaCode];
  return codes.flatMap((code) => {
    const lga = getLga(code);
    if (lga === undefined) return [];
    const { name, inecCode, stateCode } = lga;
    // LGAs of several states have one name.
    const inState = `${name}, ${getState(stateCode)?.name}`;
    return [
      {
        title: localityName === null || lgaCode === null ? inState : `${localityName}, ${name}`,
        kind: READING_WORDS.address,
        detail: lgaCode === null ? "The address may be in this LGA" : "The LGA of this address",
        address: lgaAddress(lga),
        code: inecCode,
      },
    ];
  });
}
