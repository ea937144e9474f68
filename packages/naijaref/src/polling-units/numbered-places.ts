import { getConstituency } from "../elections/code.ts";
import type { Constituency, Lga, State, Ward } from "../generated/records.ts";
import { listLgas, listStates, listWards } from "../places/index.ts";
import { lazy } from "../table/lazy.ts";
import { lastNumberOf, missingIn } from "./numbers.ts";

/** A ward with all that it belongs to. */
export interface WardPlace {
  readonly ward: Ward;
  readonly lga: Lga;
  readonly state: State;
  readonly senatorialDistrict: Constituency | null;
  readonly federalConstituency: Constituency | null;
  /** Null in the Federal Capital Territory, which has none. */
  readonly stateConstituency: Constituency | null;
}

/** A ward by number, with what its units are numbered. */
export interface NumberedWard {
  readonly place: WardPlace;
  /** The number of its last unit. */
  readonly last: number;
  readonly missing: readonly number[];
}

/** The places of the country by the numbers in their INEC codes. */
export interface NumberedPlaces {
  readonly states: ReadonlyMap<number, State>;
  /** By the number of the state times 100, plus that of the LGA. */
  readonly lgas: ReadonlyMap<number, Lga>;
  /** By the number of the LGA, as above, times 100, plus that of the ward. */
  readonly wards: ReadonlyMap<number, NumberedWard>;
}

const numberOf = (code: string): number => Number(code.replaceAll("-", ""));

const seatOf = (code: string | null): Constituency | null =>
  code === null ? null : (getConstituency(code) ?? null);

export const numberedPlaces: () => NumberedPlaces = /* @__PURE__ */ lazy(() => {
  const statesByCode = new Map(listStates().map((state) => [state.code, state]));
  const lgasByCode = new Map(listLgas().map((lga) => [lga.code, lga]));
  const wards = listWards().map((ward): [number, NumberedWard] => [
    numberOf(ward.code),
    {
      last: lastNumberOf(ward),
      missing: missingIn(ward),
      place: {
        ward,
        lga: lgasByCode.get(ward.lgaCode) as Lga,
        state: statesByCode.get(ward.stateCode) as State,
        senatorialDistrict: seatOf(ward.senatorialDistrict),
        federalConstituency: seatOf(ward.federalConstituency),
        stateConstituency: seatOf(ward.stateConstituency),
      },
    },
  ]);
  return {
    states: new Map(listStates().map((state) => [numberOf(state.inecCode), state])),
    lgas: new Map(listLgas().map((lga) => [numberOf(lga.inecCode), lga])),
    wards: new Map(wards),
  };
});
