import { officesAt } from "naijaref/elections";
import type { Link } from "../parts/links.tsx";

export type ReadPlace =
  /** The code of a polling unit, a ward or an LGA. */
  | { readonly code: string }
  /** Several places fit. */
  | { readonly places: readonly Link[]; readonly why: string }
  | { readonly problem: string };

export const ASK_FOR_AREA =
  "We need your area too. Add the town or LGA: “Central School, Ikeja”. Or type the code on your voter’s card, such as 24-11-01-007.";

/** A code of a unit or a ward; undefined for other words. */
export function readVoterCode(text: string): ReadPlace | undefined {
  const unit = officesAt({ pollingUnit: text });
  if (unit.ok) return { code: unit.value.place?.pollingUnit?.code ?? "" };
  switch (unit.reason) {
    case "unknown_state":
      return { problem: "No state has this number: they are 01 to 37. Look at your card again." };
    case "unknown_lga":
      return { problem: "The state has no LGA with this number. Look at your card again." };
    case "unknown_ward":
      return "lga" in unit
        ? { problem: `${unit.lga.name} has no ward with this number. Look at your card again.` }
        : { problem: ASK_FOR_AREA };
    case "empty":
      return { problem: ASK_FOR_AREA };
  }
  const ward = officesAt({ ward: text });
  return ward.ok && ward.value.place?.ward ? { code: ward.value.place.ward.code } : undefined;
}
