import { groupBy, type Row } from "@naijaref/tools/table";
import type { Finding, Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";

/** Each state has three senatorial districts, the FCT one (Constitution, section 48). */
const districtsOf = (state: string): number => (state === "FC" ? 1 : 3);

function findLgaFaults(lgas: readonly Row[], wards: readonly Row[]): Finding[] {
  const byLga = groupBy(wards, (ward) => textOf(ward, "lga_code"));
  return lgas.flatMap((lga): Finding[] => {
    const [code, district] = [textOf(lga, "code"), textOf(lga, "senatorial_district_code")];
    const strays = (byLga.get(code) ?? []).filter((ward) => textOf(ward, "senatorial_district") !== district);
    return strays.map((ward) => ({
      file: "places/wards/",
      key: textOf(ward, "code"),
      message: `the ward is in ${textOf(ward, "senatorial_district")}, but its LGA is in ${district}: all wards of an LGA are in one senatorial district, so correct one of the two`,
    }));
  });
}

function findStateFaults(lgas: readonly Row[]): Finding[] {
  return [...groupBy(lgas, (lga) => textOf(lga, "state_code"))].flatMap(([state, its]): Finding[] => {
    const districts = new Set(its.map((lga) => textOf(lga, "senatorial_district_code")));
    if (districts.size === districtsOf(state)) return [];
    const message = `the LGAs of the state are in ${districts.size} senatorial districts, not ${districtsOf(state)}: correct senatorial_district_code`;
    return [{ file: "places/lgas.csv", key: state, message }];
  });
}

/**
 * Every ward votes for a House of Assembly but those of the FCT, which has none (Constitution, section 299).
 */
function findWardFaults(wards: readonly Row[]): Finding[] {
  return wards.flatMap((ward): Finding[] => {
    const inFct = textOf(ward, "state_code") === "FC";
    const hasSeat = ward["state_constituency"] !== null;
    const admitted = listOf(ward, "unverified_fields").includes("state_constituency");
    if (hasSeat !== inFct || admitted) return [];
    const message = inFct
      ? "has a state constituency, but the FCT has none: empty state_constituency"
      : "has no state constituency: fill state_constituency";
    return [{ file: "places/wards/", key: textOf(ward, "code"), message }];
  });
}

export const seats: Rule = {
  name: "seats",
  description:
    "a state has three senatorial districts and the FCT one, an LGA is in one of them, and every ward outside the FCT has a state constituency.",
  check: ({ lgas, wards }) => [
    ...findStateFaults(lgas),
    ...findLgaFaults(lgas, wards),
    ...findWardFaults(wards),
  ],
};
