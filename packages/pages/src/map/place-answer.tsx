import type { Location, ReverseGeocodeFailure } from "naijaref/boundaries";
import { lgaAddress, stateAddress } from "../addresses.ts";
import { seatRows } from "../elections/words.ts";
import { Answer } from "../parts/answer.tsx";
import { Problem } from "../tools/live-form.tsx";

const distance = (metres: number): string =>
  metres < 1000
    ? `${Math.round(metres)} m`
    : `${(metres / 1000).toLocaleString("en", { maximumFractionDigits: 1 })} km`;

/** A place in another country is so far away that no LGA is worth naming, in metres. */
const FAR = 50_000;

interface PlaceAnswerProps {
  readonly location: Location;
  /** In metres; left out for a point that somebody named. */
  readonly accuracy?: number | undefined;
}

/** The LGA and the seats of a position, as the service and a device say it. */
export function PlaceAnswer({ location, accuracy }: PlaceAnswerProps) {
  const { lga, state, distanceToBorder, neighbours, otherOutline } = location;
  const houses = [location.senatorialDistricts, location.federalConstituencies, location.stateConstituencies];
  const near = neighbours.map((one) => one.lga.name).slice(0, 3);
  return (
    <>
      <Answer
        as="h2"
        name={lga.name}
        address={lgaAddress(lga)}
        lead={
          <>
            {accuracy === undefined ? "This place is" : "You are"} in this LGA of{" "}
            <a href={stateAddress(state)}>{state.name}</a>, {distance(distanceToBorder)} from its border.
            {accuracy !== undefined &&
              accuracy >= distanceToBorder &&
              ` Your position is accurate to ${distance(accuracy)}: you may be in ${near.join(" or ")} instead.`}
          </>
        }
        rows={houses.flatMap((seats) =>
          seatRows(seats, () => (seats.length > 1 ? `one of ${seats.length}` : undefined)),
        )}
      />
      {houses.some((seats) => seats.length > 1) && (
        <p class="note">
          This LGA has two constituencies for one house. We do not know in which of them this place is.
        </p>
      )}
      {otherOutline !== undefined && (
        <p class="note">
          Another source of borders has this place in {otherOutline.lga?.name ?? "no LGA"}: ask somebody who
          is there.
        </p>
      )}
    </>
  );
}

export function NoPlace({ failure }: { readonly failure: ReverseGeocodeFailure }) {
  if (failure.reason === "not_a_coordinate")
    return (
      <Problem>
        This is not a position. Write latitude and longitude in decimal degrees, such as 6.6018 and 3.3515.
      </Problem>
    );
  const { lga, distance: metres } = failure.nearest;
  return (
    <>
      <Answer
        as="h2"
        name={
          failure.reason === "water"
            ? `${failure.water}, ${failure.state.name} State`
            : "This place is not in Nigeria"
        }
        lead={
          <>
            {failure.reason === "water" && "This water is in no LGA. "}
            {metres < FAR && (
              <>
                The nearest LGA is <a href={lgaAddress(lga)}>{lga.name}</a>, {distance(metres)} away.
              </>
            )}
          </>
        }
      />
      {failure.reason === "outside" && failure.exchanged !== undefined && (
        <p class="doubt">
          With latitude and longitude exchanged, it is in{" "}
          <a href={lgaAddress(failure.exchanged)}>{failure.exchanged.name}</a>.
        </p>
      )}
    </>
  );
}
