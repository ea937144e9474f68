import { type Limiter, type Quota, WINDOW } from "./quota.ts";

/** Cloudflare's rate-limit binding: it counts in each of its locations, and returns only yes or no. */
export interface RateLimitBinding {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

/**
 * The limit that the platform keeps. `limit` and a minute are in wrangler.jsonc too, and the values
 * there apply.
 */
export const limitAtEdge = (limit: number, binding: RateLimitBinding): Limiter => ({
  limit,
  take: (client, cost) =>
    cost === 0
      ? quota(true)
      : takeUnits(cost, () => binding.limit({ key: client })).then(
          quota,
          // If the limiter fails, no request is refused.
          () => quota(true),
        ),
});

/** The binding takes one unit at a time. Those that it took before it refused one are lost. */
async function takeUnits(cost: number, take: () => ReturnType<RateLimitBinding["limit"]>): Promise<boolean> {
  const taken = await Promise.all(Array.from({ length: cost }, take));
  return taken.every(({ success }) => success);
}

const quota = (allowed: boolean): Quota => ({ allowed, remaining: undefined, seconds: WINDOW / 1000 });
