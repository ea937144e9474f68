import { listWards } from "naijaref/places";
import { searchBanks, searchPlaces, suggest } from "naijaref/search";

/** In milliseconds: the first requests, such as those of health, come before. */
const DELAY = 20;

/** A name with a typing error, so that the index of typos is built too. */
const SLIP = "ikejja";

/**
 * The indexes that the first searches would build while all requests wait, in parts of some dozen
 * milliseconds each.
 */
const PARTS: readonly (() => unknown)[] = [
  () => listWards(),
  () => searchPlaces(SLIP, { kinds: ["state", "lga"] }),
  () => searchPlaces("ikeja"),
  () => searchPlaces(SLIP),
  () => searchBanks(SLIP),
  () => suggest("ikeja"),
  () => suggest(SLIP),
];

/**
 * Makes the indexes of the searches, a part in each turn of the event loop, and calls back when they are
 * made.
 */
export function warmUp(done: () => void): void {
  const makeFrom = (at: number): void => {
    const make = PARTS[at];
    if (make === undefined) done();
    else {
      make();
      setImmediate(makeFrom, at + 1);
    }
  };
  setTimeout(makeFrom, DELAY, 0);
}
