import { matched, unmatched } from "@naijaref/api/number-matchers";
import { reverseGeocode } from "naijaref/boundaries";
import type { Matcher } from "naijaref/match";

/** Coordinates as tables have them: decimal degrees. */
const DEGREES = /^-?\d{1,3}(\.\d+)?$/;

/** Gives a point the LGA in which it is: the text is its latitude, the state its longitude. */
export const pointMatcher: Matcher = {
  kind: "lga",
  match(lat, { state: lon = "" } = {}) {
    const wrong = [lat, lon].find((text) => !DEGREES.test(text.trim()));
    if (wrong !== undefined)
      return unmatched(`"${wrong.slice(0, 40)}" is not a number of degrees. Write it as 6.6018.`);
    const found = reverseGeocode({ lat: Number(lat), lon: Number(lon) });
    if (found.ok) {
      const { lga, state, distanceToBorder } = found.value;
      const metres = distanceToBorder.toLocaleString("en");
      const why = `The point is in ${lga.name}, ${metres} m from its border.`;
      return matched("exact", lga.code, `${lga.name}, ${state.name}`, why);
    }
    if (found.reason === "not_a_coordinate")
      return unmatched("The latitude must be from -90 to 90, and the longitude from -180 to 180.");
    const { lga, distance } = found.nearest;
    const where = found.reason === "water" ? `in ${found.water}` : "outside Nigeria";
    return unmatched(
      `The point is ${where}. The nearest LGA is ${lga.name}, ${distance.toLocaleString("en")} m away.`,
    );
  },
};
