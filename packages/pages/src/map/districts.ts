import { type Constituency, listConstituencies } from "naijaref/elections";
import { getLga } from "naijaref/places";
import { certain } from "../certain.ts";

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
