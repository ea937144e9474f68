import { SLICE_MS } from "./tuning.ts";

/** Every runtime has it, and the library is compiled without the types of any. */
declare const setTimeout: (callback: () => void) => unknown;

/** Work that can be interrupted: it yields where it may go on later. */
export type Steps<Result> = Generator<undefined, Result>;

/** Does all the work without a pause. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Does the work in slices of some milliseconds, between which timers and requests have their turn. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let started = Date.now();
  let step = steps.next();
  while (step.done !== true) {
    if (Date.now() - started > SLICE_MS) {
      await new Promise<void>((resolve) => setTimeout(resolve));
      started = Date.now();
    }
    step = steps.next();
  }
  return step.value;
}
