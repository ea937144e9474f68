import type { ConstituencyKind } from "./constituencies.ts";

/** What people write beside the name of a seat to say of which kind it is, folded. */
export const SEAT_PHRASES: Readonly<Record<ConstituencyKind, readonly string[]>> = {
  senatorial_district: [
    "senatorial district",
    "senatorial dist",
    "sen dist",
    "sen zone",
    "senatorial zone",
    "senatorial",
    "senate district",
    "sen district",
    "senate",
  ],
  federal_constituency: [
    "federal constituency",
    "federal const",
    "fed constituency",
    "fed const",
    "federal",
    "house of representatives",
    "house of reps",
    "reps",
    "hor",
  ],
  state_constituency: [
    "state constituency",
    "state const",
    "house of assembly",
    "state house of assembly",
    "hoa",
    "state assembly constituency",
    "state assembly",
  ],
};
