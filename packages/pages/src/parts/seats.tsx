import type { Constituency } from "naijaref/elections";
import type { ComponentChildren } from "preact";
import { constituencyAddress } from "../addresses.ts";
import type { Link } from "./links.tsx";

/** The name of each legislature, and the title of its members. */
export const HOUSES: Readonly<
  Record<Constituency["kind"], { readonly kind: string; readonly house: string }>
> = {
  senatorial_district: { kind: "Senatorial district", house: "Senate" },
  federal_constituency: { kind: "Federal constituency", house: "House of Representatives" },
  state_constituency: { kind: "State constituency", house: "House of Assembly" },
};

interface SeatsProps {
  readonly seats: readonly Constituency[];
  /** With whom the seat is shared. */
  readonly sharing: (seat: Constituency) => ComponentChildren;
}

/** The seats for which a place votes, one line a seat. */
export const Seats = ({ seats, sharing }: SeatsProps) => (
  <ul class="seats">
    {seats.map((seat) => (
      <li key={seat.code}>
        <span class="house">{HOUSES[seat.kind].house}</span>
        <a href={constituencyAddress(seat)}>{seat.name}</a> <code>{seat.code}</code>
        <span class="note">{sharing(seat)}</span>
      </li>
    ))}
  </ul>
);

export const seatLinks = (seats: readonly Constituency[]): readonly Link[] =>
  seats.map((seat) => ({ name: seat.name, address: constituencyAddress(seat), note: seat.code }));
