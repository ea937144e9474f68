import {
  type Constituency,
  constituenciesOfLga,
  getConstituency,
  listConstituencies,
  listRegisteredVoters,
  wardsOfConstituency,
} from "naijaref/elections";
import { getLga, getState, listStates, listWards } from "naijaref/places";
import { constituencyAddress, lgaAddress, stateAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import type { LayerName, Shape } from "./layer.ts";

export type Region = ReturnType<typeof regionOf>;

/** By the code of the state, LGA or constituency that they are in: counted once, because a median asks for all. */
const wardCounts = new Map<string, number>();

export function wardsIn(code: string): number {
  if (wardCounts.size === 0)
    for (const ward of listWards())
      for (const one of [
        ...[ward.stateCode, ward.lgaCode],
        ...[ward.senatorialDistrict, ward.federalConstituency, ward.stateConstituency],
      ])
        if (one !== null) wardCounts.set(one, (wardCounts.get(one) ?? 0) + 1);
  return wardCounts.get(code) ?? 0;
}

/** The wards of an LGA that a constituency covers, and how many the LGA has. */
export const wardsShared = (seat: string, lga: string) => ({
  own: certain(wardsOfConstituency(seat)).filter(({ lgaCode }) => lgaCode === lga),
  all: wardsIn(lga),
});

const place = (code: string) => {
  const state = getState(code);
  if (state !== undefined) return { ...state, stateCode: state.code, address: stateAddress(state) };
  const lga = getLga(code);
  if (lga !== undefined) return { ...lga, address: lgaAddress(lga) };
  const seat = getConstituency(code);
  return seat === undefined ? undefined : { ...seat, address: constituencyAddress(seat) };
};

export function regionOf({ code }: Pick<Shape, "code">) {
  const places = code.split("|").flatMap((one) => place(one) ?? []);
  const [first] = places;
  return {
    name: places.map(({ name }) => name).join(" and "),
    address: first?.address ?? "/",
    stateCode: first?.stateCode ?? "",
    pollingUnits: places.reduce((sum, { pollingUnits }) => sum + pollingUnits, 0),
    /** Counted where it is read: that takes the records of all wards. */
    get wards(): number {
      return code.split("|").reduce((sum, one) => sum + wardsIn(one), 0);
    },
    /** Several constituencies in one shape: they divide an LGA, and no source draws the line between them. */
    isDivided: places.length > 1,
  };
}

export const LAYER_NOUNS: Readonly<Record<LayerName, string>> = {
  states: "States",
  lgas: "LGAs",
  senatorial_districts: "Senatorial districts",
  federal_constituencies: "Federal constituencies",
};

export const zoneOf = (stateCode: string): string => getState(stateCode)?.zone ?? "";

let zones: readonly string[] | undefined;

/** The six zones by name, collected when first needed: a process that starts unpacks no table. */
export function listZones(): readonly string[] {
  zones ??= [...new Set(listStates().map(({ zone }) => zone))].sort();
  return zones;
}

/** The register of voters of a state, which is a record of its own. */
export const registerOf = (state: string) =>
  listRegisteredVoters().find(({ stateCode }) => stateCode === state);

export const seatsOfLga = (lga: string, kind: Constituency["kind"]): readonly Constituency[] =>
  certain(constituenciesOfLga(lga)).filter((seat) => seat.kind === kind);

/** The senatorial districts of a state: its LGAs have their colours. */
export const districtsOf = (stateCode: string): readonly Constituency[] =>
  certain(listConstituencies({ state: stateCode })).filter(({ kind }) => kind === "senatorial_district");

/** The place of an LGA's district among those of its state, from 0. */
export function districtAt(lgaCode: string): number {
  const lga = getLga(lgaCode);
  const districts = lga === undefined ? [] : districtsOf(lga.stateCode);
  return Math.max(
    0,
    districts.findIndex(({ code }) => code === lga?.senatorialDistrictCode),
  );
}
