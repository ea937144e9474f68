import type { Limiter } from "@naijaref/http/limit/quota";
import { limitInMemory } from "@naijaref/http/limit/sliding-window";
import type { Log } from "./log/log.ts";
import type { Settings } from "./settings.ts";

/**
 * The limit as the settings say: in this process, or shared with other instances by way of Redis. Modules of
 * a limit that is shared are loaded only then: the client of Redis would double the start-up time.
 *
 * @param setShared called with whether the limit is counted with other instances, whenever that changes.
 */
export async function limiterFor(
  { rateLimit, redisUrl, limitKey }: Settings,
  log: Log,
  setShared: (isShared: boolean) => void,
): Promise<Limiter | undefined> {
  if (rateLimit === undefined) return undefined;
  if (redisUrl === undefined) return limitInMemory(rateLimit);
  const { leaseFromRedis } = await import("@naijaref/http/limit/redis");
  const { limitByLeases } = await import("@naijaref/http/limit/leases");
  const limiter = limitByLeases({
    limit: rateLimit,
    store: leaseFromRedis(redisUrl, limitKey ?? new URL(redisUrl).password),
    report: {
      away: (reason) => {
        setShared(false);
        log.warn({ reason }, "The shared rate limit is away: this instance counts alone.");
      },
      back: () => {
        setShared(true);
        log.info("The shared rate limit is back.");
      },
    },
  });
  setShared(true);
  await limiter.start();
  return limiter;
}
