import type { Location, ReverseGeocodeFailure } from "naijaref/boundaries";
import { constituencyAddress, lgaAddress, stateAddress } from "../../addresses.ts";
import { hostAddress } from "../host.ts";

/**
 * Where a position is, in elements.
 *
 * @param accuracy in metres; left out for a point that somebody named
 */
export function describeLocation(location: Location, accuracy?: number): Element[] {
  const { lga, state, distanceToBorder, neighbours } = location;
  const seats = [location.senatorialDistricts, location.federalConstituencies, location.stateConstituencies];
  const near = neighbours.map((one) => one.lga.name).slice(0, 3);
  return [
    paragraph(
      accuracy === undefined ? "This is in " : "You are in ",
      link(lgaAddress(lga), lga.name),
      ", ",
      link(stateAddress(state), `${state.name} State`),
      ".",
    ),
    ...(accuracy !== undefined && accuracy >= distanceToBorder
      ? [
          paragraph(
            `Your position is accurate to ${metres(accuracy)}, and the border is ${metres(distanceToBorder)} away: you may be in ${near.join(" or ")} instead.`,
          ),
        ]
      : []),
    ...seats.flatMap((list) => {
      const links = list.flatMap((seat, at) => [
        ...(at === 0 ? [] : [" or "]),
        link(constituencyAddress(seat), seat.name),
      ]);
      return list[0] === undefined ? [] : [paragraph(`${SEATS[list[0].kind]}: `, ...links)];
    }),
  ];
}

const SEATS = {
  senatorial_district: "Senatorial district",
  federal_constituency: "Federal constituency",
  state_constituency: "State constituency",
} as const;

/** Why a position is in no LGA. */
export function describeLoss(failure: ReverseGeocodeFailure): Element[] {
  if (failure.reason === "not_a_coordinate")
    return [
      paragraph(
        "This is not a position. Write latitude and longitude in decimal degrees, such as 6.6018 and 3.3515.",
      ),
    ];
  const { lga, distance } = failure.nearest;
  const nearest = ["The nearest LGA is ", link(lgaAddress(lga), lga.name), `, ${metres(distance)} away.`];
  return failure.reason === "water"
    ? [paragraph(`This is ${failure.water}, in ${failure.state.name} State. `, ...nearest)]
    : [paragraph("This is not in Nigeria. ", ...nearest)];
}

const metres = (distance: number): string =>
  distance < 1000
    ? `${Math.round(distance)} m`
    : `${(distance / 1000).toLocaleString("en", { maximumFractionDigits: distance < 10_000 ? 1 : 0 })} km`;

function paragraph(...content: (string | Element)[]): Element {
  const element = document.createElement("p");
  element.append(...content);
  return element;
}

function link(address: string, text: string): Element {
  const element = document.createElement("a");
  element.href = hostAddress(address);
  element.textContent = text;
  return element;
}
