import { reverseGeocode } from "naijaref/boundaries";
import type { Matcher, MatchResult } from "naijaref/match";

/** Coordinates as tables have them: decimal degrees. */
const DEGREES = /^-?\d{1,3}(\.\d+)?$/;

const none = (why: string): MatchResult => ({
  status: "none",
  code: null,
  name: null,
  confidence: 0,
  candidates: [],
  damage: null,
  why,
});

/** Gives a point the LGA in which it is: the text is its latitude, the state its longitude. */
export const pointMatcher: Matcher = {
  kind: "lga",
  match(lat, { state: lon = "" } = {}) {
    const wrong = [lat, lon].find((text) => !DEGREES.test(text.trim()));
    if (wrong !== undefined)
      return none(`"${wrong.slice(0, 40)}" is not a number of degrees. Write it as 6.6018.`);
    const found = reverseGeocode({ lat: Number(lat), lon: Number(lon) });
    if (found.ok) {
      const { lga, state, distanceToBorder } = found.value;
      const metres = distanceToBorder.toLocaleString("en");
      const why = `The point is in ${lga.name}, ${metres} m from its border.`;
      return {
        ...none(why),
        status: "exact",
        code: lga.code,
        name: `${lga.name}, ${state.name}`,
        confidence: 1,
      };
    }
    if (found.reason === "not_a_coordinate")
      return none("The latitude must be from -90 to 90, and the longitude from -180 to 180.");
    const { lga, distance } = found.nearest;
    const where = found.reason === "water" ? `in ${found.water}` : "outside Nigeria";
    return none(
      `The point is ${where}. The nearest LGA is ${lga.name}, ${distance.toLocaleString("en")} m away.`,
    );
  },
};
