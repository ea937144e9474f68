import type { Constituency } from "naijaref/elections";
import { constituencyAddress } from "../addresses.ts";
import type { Row } from "./answer.tsx";

/** The legislature of each kind of seat, and its name where there is little space. */
export const HOUSES: Readonly<
  Record<Constituency["kind"], { readonly kind: string; readonly house: string; readonly label: string }>
> = {
  senatorial_district: { kind: "Senatorial district", house: "Senate", label: "Senate" },
  federal_constituency: {
    kind: "Federal constituency",
    house: "House of Representatives",
    label: "House of Reps",
  },
  state_constituency: { kind: "State constituency", house: "House of Assembly", label: "Assembly" },
};

/** The seats for which a place votes, one line a seat. */
export const seatRows = (
  seats: readonly Constituency[],
  noteOf?: (seat: Constituency) => string | undefined,
): readonly Row[] =>
  seats.map((seat) => ({
    label: HOUSES[seat.kind].label,
    name: seat.name,
    address: constituencyAddress(seat),
    code: seat.code,
    note: noteOf?.(seat),
  }));
