import { runAtOnce, runInSlices, type Steps } from "../search/engine/steps.ts";

/** Items that are worked on between two places where the work may pause: they take about a millisecond. */
export const BETWEEN_PAUSES = 64;

/** A value that is made on first use and kept. */
export interface MadeInSteps<Value> {
  /** The value; what is not yet made of it is made without a pause. */
  readonly now: () => Value;
  /** Makes it in slices of some milliseconds, between which timers and requests have their turn. */
  readonly inSlices: () => Promise<Value>;
}

/** The steps are taken once for all callers: a caller that needs the value now takes those that are left. */
export function madeInSteps<Value extends object>(make: () => Steps<Value>): MadeInSteps<Value> {
  let made: Value | undefined;
  let steps: Steps<Value> | undefined;
  let pending: Promise<Value> | undefined;
  function* takeThoseLeft(): Steps<Value> {
    while (made === undefined) {
      steps ??= make();
      try {
        const step = steps.next();
        if (step.done === true) made = step.value;
      } catch (error) {
        // Steps that have failed have no next one.
        steps = undefined;
        throw error;
      }
      if (made === undefined) yield;
    }
    steps = undefined;
    return made;
  }
  /** Once for all who wait: each would have slices of its own. */
  async function takeInSlices(): Promise<Value> {
    try {
      return await runInSlices(takeThoseLeft());
    } finally {
      pending = undefined;
    }
  }
  return {
    now: () => made ?? runAtOnce(takeThoseLeft()),
    inSlices: async () => {
      if (made !== undefined) return made;
      pending ??= takeInSlices();
      return pending;
    },
  };
}
