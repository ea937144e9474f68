import type { Limiter } from "@naijaref/http/limit/quota";
import type { Store } from "@naijaref/http/limit/shared";
import { limitInMemory } from "@naijaref/http/limit/sliding-window";
import type { OneOfSeveral } from "./among-processes.ts";
import type { Log } from "./log.ts";
import type { Settings } from "./settings.ts";

/** In milliseconds: the primary is on the same machine, and if it has ended, this process ends too. */
const PRIMARY_PATIENCE = 5000;

/**
 * The limit as the settings say: in this process, among those of this machine, or in Redis. Modules of a
 * limit that is shared are loaded only then: the client of Redis would double the start-up time.
 *
 * @param setShared called with whether the limit is counted with other instances, whenever that changes.
 */
export async function limiterFor(
  { rateLimit, redisUrl, limitKey }: Settings,
  log: Log,
  several: OneOfSeveral | undefined,
  setShared: (isShared: boolean) => void,
): Promise<Limiter | undefined> {
  if (rateLimit === undefined) return undefined;

  const shareIn = async (store: Store, patience: { readonly patience?: number }): Promise<Limiter> => {
    const { shareLimit } = await import("@naijaref/http/limit/shared");
    const report = {
      away: (reason: string) => {
        setShared(false);
        log.warn({ reason }, "The shared rate limit is away: this instance counts alone.");
      },
      back: () => {
        setShared(true);
        log.info("The shared rate limit is back.");
      },
    };
    const limiter = shareLimit({ limit: rateLimit, store, report, ...patience });
    setShared(true);
    await limiter.start();
    return limiter;
  };

  if (redisUrl !== undefined) {
    const { countInRedis } = await import("@naijaref/http/limit/redis");
    return shareIn(countInRedis(redisUrl, limitKey ?? new URL(redisUrl).password), {});
  }
  if (several === undefined) return limitInMemory(rateLimit);
  const { divideWithPrimary } = await import("./among-processes.ts");
  const divided = divideWithPrimary(rateLimit, several);
  return divided.limitBy(await shareIn(divided.primary, { patience: PRIMARY_PATIENCE }));
}
