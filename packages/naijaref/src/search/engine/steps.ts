import { SLICE_MS } from "./tuning.ts";

/** The library is compiled without the types of any runtime. */
type CallLater = (callback: () => void) => unknown;
declare const setTimeout: CallLater;

/**
 * Calls back after a moment in which others have their turns, and in a turn of its own: several timers may be
 * called in one.
 */
const later: CallLater = (callback) => {
  const { setImmediate } = globalThis as { readonly setImmediate?: CallLater };
  setTimeout(() => (setImmediate === undefined ? callback() : setImmediate(callback)));
};

/** Work that can be interrupted: it yields where it may go on later. */
export type Steps<Result> = Generator<undefined, Result>;

/** Does all the work without a pause. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Resolves when everybody who waits now has had a turn of the event loop. */
let lastTurn: Promise<void> = Promise.resolve();

/** A turn of the event loop that nobody else has: several works at once would make each turn long. */
function awaitOwnTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise<void>((resolve) => later(resolve)));
  return lastTurn;
}

/** Does the work in slices of some milliseconds, between which timers and requests have their turn. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let started = Date.now();
  let step = steps.next();
  while (step.done !== true) {
    if (Date.now() - started > SLICE_MS) {
      await awaitOwnTurn();
      started = Date.now();
    }
    step = steps.next();
  }
  return step.value;
}
