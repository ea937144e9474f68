import { type Limiter, type Quota, WINDOW } from "./quota.ts";

/** Cloudflare's rate-limit binding: it counts for each of its locations, and tells only yes or no. */
export interface RateLimitBinding {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

/**
 * The limit that the platform keeps. `limit` and a minute stand in wrangler.jsonc too, where they are in
 * force.
 */
export const limitAtEdge = (limit: number, binding: RateLimitBinding): Limiter => ({
  limit,
  take: (client, cost) =>
    cost === 0
      ? quota(true)
      : binding.limit({ key: client }).then(
          ({ success }) => quota(success),
          // A limiter that fails is no reason to refuse anybody.
          () => quota(true),
        ),
});

const quota = (allowed: boolean): Quota => ({ allowed, remaining: undefined, seconds: WINDOW / 1000 });
