import type { AddressReading } from "naijaref/address";
import { getLga, getState } from "naijaref/places";
import { lgaAddress } from "../addresses.ts";
import type { Entry } from "./entry.ts";
import { READING_WORDS } from "./found.tsx";

/** Beyond these, the words of an address say too little. */
const MOST = 3;

export function entriesOf({ status, candidates, localityName, lgaCode }: AddressReading): readonly Entry[] {
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
        title:
          localityName === null || localityName === name || lgaCode === null
            ? inState
            : `${localityName}, ${name}`,
        kind: READING_WORDS.address,
        detail: lgaCode === null ? "The address may be in this LGA" : "The LGA of this address",
        address: lgaAddress(lga),
        code: inecCode,
      },
    ];
  });
}
