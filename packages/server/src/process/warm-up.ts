import { boundaries } from "@naijaref/api/operations/boundaries";
import { reverseGeocode } from "naijaref/boundaries";
import { findWard } from "naijaref/places";
import { searchBanks, searchPlaces, suggest } from "naijaref/search";
import { TableFault } from "../service/refusals/faults.ts";

/** In milliseconds: the first requests, such as those of health, come before. */
const DELAY = 20;

/** A name with a typing error, so that the index of typos is built too. */
const SLIP = "ikejja";

/**
 * What the first requests would make while all others wait: the bundled service reads the indexes of the
 * searches, and where it is not bundled it builds them, in parts of some dozen milliseconds each.
 */
const PARTS: readonly (() => unknown)[] = [
  () => findWard("24-11-01"),
  () => searchPlaces(SLIP, { kinds: ["state", "lga"] }),
  () => searchPlaces("ikeja"),
  () => searchPlaces(SLIP),
  () => searchBanks(SLIP),
  () => suggest("ikeja"),
  () => suggest(SLIP),
];

const POINT = { lat: 6.6018, lon: 3.3515 };

/** What the first point would make; a service is ready without it. */
const LATER: readonly (() => unknown)[] = [
  () => reverseGeocode(POINT),
  () => boundaries.reverseGeocode(POINT),
];

/** Makes these, a part in each turn of the event loop, and calls back when the service is ready. */
export function warmUp(done: () => void): void {
  const parts = [...PARTS, done, ...LATER];
  const makeFrom = (at: number): void => {
    try {
      parts[at]?.();
    } catch (error) {
      // Then /v1/ready says which, and the rest is served.
      if (!(error instanceof TableFault)) throw error;
    }
    if (at < parts.length) setImmediate(makeFrom, at + 1);
  };
  setTimeout(makeFrom, DELAY, 0);
}
