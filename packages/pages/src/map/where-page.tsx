import { withAnd } from "@naijaref/api/contract/words";
import { reverseGeocode } from "naijaref/boundaries";
import type { Constituency } from "naijaref/elections";
import { constituencyAddress, lgaAddress, stateAddress } from "../addresses.ts";
import { StylesBelow } from "../layout/styles-below.tsx";
import type { PageDefinition } from "../page.ts";
import { Fact, Facts } from "../parts/facts.tsx";
import { HOUSES } from "../parts/seats.ts";
import { Field } from "../tools/field.tsx";
import { RecordMap } from "./record-map.tsx";
import { WhereAmI } from "./where-am-i.tsx";

/** A coordinate as a person types it; NaN if it is none. */
const degrees = (text: string): number =>
  /^\s*-?\d{1,3}(\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN;

const distance = (metres: number): string =>
  metres < 1000 ? `${metres} m` : `${(metres / 1000).toLocaleString("en", { maximumFractionDigits: 1 })} km`;

export function PlaceAt({ lat, lon }: { readonly lat: string; readonly lon: string }) {
  const found = reverseGeocode({ lat: degrees(lat), lon: degrees(lon) });
  if (!found.ok) {
    if (found.reason === "not_a_coordinate")
      return (
        <p class="problem">
          This is not a position. Write latitude and longitude in decimal degrees, such as 6.6018 and 3.3515.
        </p>
      );
    const { lga, distance: metres } = found.nearest;
    return (
      <>
        <p class="verdict bad">
          <strong>
            {found.reason === "water"
              ? `${found.water}, ${found.state.name} State`
              : "This is not in Nigeria."}
          </strong>{" "}
          {found.reason === "water" && "This water is in no LGA. "}
          The nearest LGA is <a href={lgaAddress(lga)}>{lga.name}</a>, {distance(metres)} away.
        </p>
        {found.reason === "outside" && found.exchanged !== undefined && (
          <p class="doubt">
            With latitude and longitude exchanged, it is in{" "}
            <a href={`/where?lat=${degrees(lon)}&lon=${degrees(lat)}`}>{found.exchanged.name}</a>.
          </p>
        )}
      </>
    );
  }
  const { lga, state, distanceToBorder, neighbours } = found.value;
  const seats = [
    found.value.senatorialDistricts,
    found.value.federalConstituencies,
    found.value.stateConstituencies,
  ];
  return (
    <>
      <p class="verdict good">
        <strong class="answer">
          <a href={lgaAddress(lga)}>{lga.name}</a>, <a href={stateAddress(state)}>{state.name}</a>
        </strong>{" "}
        {distance(distanceToBorder)} from the border of the LGA.
        {neighbours.length > 0 && ` Within 2 km: ${withAnd(neighbours.map((near) => near.lga.name))}.`}
      </p>
      <RecordMap code={lga.code} at={{ lat: degrees(lat), lon: degrees(lon) }} />
      <Facts>
        {seats.map(
          ([first, ...others]) =>
            first !== undefined && (
              <Fact key={first.kind} name={HOUSES[first.kind].house}>
                <SeatLink seat={first} />
                {others.map((seat) => (
                  <>
                    {" "}
                    or <SeatLink seat={seat} />
                  </>
                ))}
              </Fact>
            ),
        )}
      </Facts>
      <p class="quiet">
        {seats.some((ofOneHouse) => ofOneHouse.length > 1) &&
          "Where there are two seats, they divide the LGA, and no source draws the line between them. "}
        {found.value.otherOutline === undefined
          ? "Two sources of borders, the Surveyor General's and geoBoundaries, agree on this LGA."
          : `The borders are the Surveyor General's. Those of geoBoundaries have this point in ${found.value.otherOutline.lga?.name ?? "no LGA"}: ask somebody who is there.`}{" "}
        Near a border, think of how accurate your position is.
      </p>
    </>
  );
}

const SeatLink = ({ seat }: { readonly seat: Constituency }) => (
  <a href={constituencyAddress(seat)}>{seat.name}</a>
);

export const wherePage: PageDefinition = {
  pattern: "/where",
  query: ["lat", "lon"],
  // It may be where a person is.
  isPrivate: true,
  addresses: () => ["/where"],
  render: ({ lat = "", lon = "" }) => {
    const isAsked = lat !== "" || lon !== "";
    return {
      title: "Where is this?",
      description:
        "The state, LGA and constituencies of Nigeria at a latitude and longitude, or where you are.",
      address: "/where",
      assets: ["map.css", "tools.css", "map.js"],
      main: (
        <>
          <h1>Where is this?</h1>
          <StylesBelow />
          {isAsked ? (
            <div class="result">
              <PlaceAt lat={lat} lon={lon} />
            </div>
          ) : (
            <WhereAmI />
          )}
          <form class="live" action="/where" method="get">
            <Field name="Latitude">
              <input
                name="lat"
                value={lat}
                inputmode="decimal"
                autocomplete="off"
                placeholder="6.6018"
                required
              />
            </Field>
            <Field name="Longitude">
              <input
                name="lon"
                value={lon}
                inputmode="decimal"
                autocomplete="off"
                placeholder="3.3515"
                required
              />
            </Field>
            <button type="submit">Look up</button>
          </form>
          {isAsked && <WhereAmI />}
        </>
      ),
    };
  },
};
