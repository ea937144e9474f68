import type { Limiter } from "@naijaref/http/limit/quota";
import { limitInMemory } from "@naijaref/http/limit/sliding-window";
import type { Log } from "./log/log.ts";
import type { Settings } from "./settings.ts";

/**
 * The limit as the settings say: in this process, or shared with other instances by way of Redis. Modules of
 * a limit that is shared are loaded only then: the client of Redis would double the start-up time.
 */
export async function limiterFor(
  { rateLimit, redisUrl, limitKey }: Settings,
  log: Log,
): Promise<Limiter | undefined> {
  if (rateLimit === undefined) return undefined;
  if (redisUrl === undefined) return limitInMemory(rateLimit);
  const { addUpInRedis } = await import("@naijaref/http/limit/redis");
  const { limitTogether } = await import("@naijaref/http/limit/shared");
  const addUp = addUpInRedis(redisUrl, limitKey ?? new URL(redisUrl).password);
  const limiter = limitTogether(rateLimit, addUp, {
    away: (reason) => log.warn({ reason }, "The shared rate limit is away: this instance counts alone."),
    back: () => log.info("The shared rate limit is back."),
  });
  void limiter.start();
  return limiter;
}
