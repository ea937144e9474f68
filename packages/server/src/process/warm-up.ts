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

/**
 * Makes these, a part in each turn of the event loop, and calls back when they are made.
 */
export function warmUp(done: () => void): void {
  const makeFrom = (at: number): void => {
    const make = PARTS[at];
    if (make === undefined) done();
    else {
      try {
        make();
      } catch (error) {
        // Then /v1/ready says which, and the rest is served.
        if (!(error instanceof TableFault)) throw error;
      }
      setImmediate(makeFrom, at + 1);
    }
  };
  setTimeout(makeFrom, DELAY, 0);
}
