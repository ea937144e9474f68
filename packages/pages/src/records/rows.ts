import { LOCALITY_WORDS } from "@naijaref/api/operations/suggestion-words";
import { type Bank, getBank } from "naijaref/banks";
import { type Constituency, getConstituency, lgasOfConstituency } from "naijaref/elections";
import type { Locality } from "naijaref/localities";
import { getLga, type Lga, type State, type Ward } from "naijaref/places";
import {
  bankAddress,
  constituencyAddress,
  lgaAddress,
  localityAddress,
  stateAddress,
  wardAddress,
} from "../addresses.ts";
import { certain } from "../certain.ts";
import { wardsIn } from "../map/regions.ts";
import { bankTitle } from "../parts/banks.tsx";
import type { Link } from "../parts/links.tsx";
import { count } from "../words.ts";

const joined = (words: readonly (string | null | undefined)[]): string =>
  words.filter((word) => word != null && word !== "").join(" · ");

/** A record as a line of a list: its name, its code, and what else tells it from the others. */
export const rowOf = {
  state: (state: State): Link => ({ name: state.name, address: stateAddress(state) }),
  lga: (lga: Lga): Link => ({
    name: lga.name,
    address: lgaAddress(lga),
    note: lga.inecCode,
    more: joined([
      getConstituency(lga.senatorialDistrictCode ?? "")?.name,
      count(wardsIn(lga.code), "ward"),
      count(lga.pollingUnits, "polling unit"),
    ]),
  }),
  ward: (ward: Ward): Link => ({
    name: ward.name,
    address: wardAddress(ward),
    note: ward.code,
    more: count(ward.pollingUnits, "polling unit"),
  }),
  seat: (seat: Constituency): Link => {
    const lgas = certain(lgasOfConstituency(seat.code)).map(({ name }) => name);
    return {
      name: seat.name,
      address: constituencyAddress(seat),
      note: seat.code,
      more: joined([
        // Many are called by their LGAs.
        lgas.join("/") === seat.name ? "" : lgas.join(", "),
        count(seat.pollingUnits, "polling unit"),
      ]),
    };
  },
  locality: (locality: Locality): Link => ({
    name: locality.name,
    address: localityAddress(locality),
    more: joined([
      LOCALITY_WORDS[locality.kind],
      locality.lgaCodes.map((code) => getLga(code)?.name ?? code).join(" and "),
    ]),
  }),
  bank: (bank: Bank): Link => ({
    name: bankTitle(bank).replace(/ Limited$/, ""),
    address: bankAddress(bank),
    note: bank.cbnCode ?? bank.nipCode ?? undefined,
    more: joined([
      endOf(bank),
      bank.cbnCode === null ? null : bank.nipCode && `for transfers ${bank.nipCode}`,
      bank.ussd,
    ]),
  }),
} as const;

function endOf({ status, mergedInto, statusDate }: Bank): string | null {
  if (status !== "merged" && status !== "licence_revoked") return null;
  const successor = mergedInto === null ? undefined : getBank(mergedInto);
  const what = status === "merged" ? "merged" : "licence revoked";
  return `${what}${successor ? ` into ${bankTitle(successor)}` : ""}${statusDate ? `, ${statusDate.slice(0, 4)}` : ""}`;
}
