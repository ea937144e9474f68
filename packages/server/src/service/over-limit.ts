import { type Failure, fail } from "@naijaref/api/contract/errors";
import type { Limiter, Quota } from "@naijaref/http/limit/quota";

/** The quota of a request, and whether the limit allows it: all its units, or none. */
export interface Charge {
  readonly quota: Quota;
  readonly cost: number;
}

/**
 * Takes what a request costs from what its client has left. One that costs more than a whole minute is never
 * allowed, however long its client waits: it is told nothing of a time to come again.
 */
export function charge(limiter: Limiter, client: string, cost: number): Charge | Promise<Charge> {
  const isTooDear = cost > limiter.limit;
  const taken = limiter.take(client, isTooDear ? 0 : cost);
  const finish = (quota: Quota): Charge => ({
    quota: isTooDear ? { ...quota, allowed: false } : quota,
    cost,
  });
  return taken instanceof Promise ? taken.then(finish) : finish(taken);
}

/** Why a request is not allowed, and what to do. */
export function overLimit({ limit }: Limiter, { quota, cost }: Charge): Failure {
  if (cost > limit)
    return fail(
      "rate_limited",
      `This request costs ${cost} units, and a minute has ${limit}: split it into ${Math.ceil(cost / limit)} requests or more, or use the offline library.`,
    );
  const wait = `try again in ${quota.seconds} s, or use the offline library`;
  if (cost <= 1)
    return fail("rate_limited", `This address has used its ${limit} units of a minute: ${wait}.`);
  const left = quota.remaining === undefined ? "fewer" : String(quota.remaining);
  return fail(
    "rate_limited",
    `This request costs ${cost} units, and ${left} of ${limit} a minute are left: ${wait}.`,
  );
}
