export interface Quota {
  readonly allowed: boolean;
  /** Undefined if the limiter does not say, as Cloudflare's does not. */
  readonly remaining: number | undefined;
  /**
   * Whole seconds, at least 1: of what is allowed, until more than `remaining` may be left; of what is not,
   * until its cost may be left.
   */
  readonly seconds: number;
  /** The IPv6 /48 whose clients have reached its limit together, where that is why a request is refused. */
  readonly of?: string;
}

/** Units of work a minute for each client. */
export interface Limiter {
  readonly limit: number;
  /**
   * Takes all units of a cost, or none where they are more than what is left. With cost 0 the quota is read
   * but not reduced.
   */
  readonly take: (client: string, cost: number) => Quota | Promise<Quota>;
  /** Whether it counts together with other instances at this moment; left out where it never does. */
  readonly isShared?: () => boolean;
}

/** In milliseconds. */
export const WINDOW = 60_000;

/** The quota of a request, and whether the limit allows it: all its units, or none. */
export interface Charge {
  readonly quota: Quota;
  readonly cost: number;
  /** The id of the client. */
  readonly client: string;
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
    client,
  });
  return taken instanceof Promise ? taken.then(finish) : finish(taken);
}

/**
 * What is allowed, as draft-ietf-httpapi-ratelimit-headers-11 writes it: the same on every answer to a
 * counted request.
 */
export const policyFields = ({ limit }: Limiter): readonly string[] => [
  "RateLimit-Policy",
  `"default";q=${limit};w=${WINDOW / 1000}`,
];

/**
 * What is left of it for one request, in the same draft's words. The draft has no parameter for the cost of a
 * request, and lets a service add its own.
 */
export function chargeFields({ limit }: Limiter, { quota, cost }: Charge): readonly string[] {
  const { allowed, remaining, seconds } = quota;
  const also = cost > 1 ? `;naijaref-cost=${cost}` : "";
  const fields = remaining === undefined ? [] : ["RateLimit", `"default";r=${remaining};t=${seconds}${also}`];
  // It is no use to come again with what costs more than a minute.
  if (!allowed && cost <= limit) fields.push("Retry-After", String(seconds));
  return fields;
}
