import type { Limiter } from "../http/limit/quota.ts";
import { limitInMemory } from "../http/limit/sliding-window.ts";
import type { Handle } from "../http/message.ts";
import type { ServiceState } from "../operations/operations.ts";
import { createHandler } from "../service/handler.ts";
import { compress } from "./compress.ts";
import { openDownloads } from "./downloads.ts";
import { createLog, type Log, type ProcessLog } from "./log.ts";
import { type Environment, readSettings, type Settings } from "./settings.ts";

/** What every entry with a process of its own needs. */
export interface ServiceProcess extends ProcessLog {
  readonly settings: Settings;
  readonly handle: Handle;
  readonly state: ServiceState & { readonly drain: () => void };
}

/** Builds the service from the environment, or says what is wrong with that and ends the process. */
export async function buildService(environment: Environment): Promise<ServiceProcess> {
  const settings = settingsOrExit(environment);
  const { log, startLog } = createLog(settings.logLevel);
  const state = trackState(openDownloads(settings.downloads));
  const handle = createHandler({
    limiter: await limiterFor(settings, log),
    trustedProxies: settings.trustedProxies,
    encode: compress,
    state,
    report: (error) => log.error(error),
  });
  return { settings, log, startLog, handle, state };
}

function settingsOrExit(environment: Environment): Settings {
  try {
    return readSettings(environment);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function trackState(downloads: NonNullable<ServiceState["downloads"]>): ServiceProcess["state"] {
  const started = performance.now();
  let draining = false;
  return {
    isDraining: () => draining,
    uptime: () => (performance.now() - started) / 1000,
    downloads,
    drain: () => {
      draining = true;
    },
  };
}

async function limiterFor({ rateLimit, redisUrl }: Settings, log: Log): Promise<Limiter | undefined> {
  if (rateLimit === undefined) return undefined;
  if (redisUrl === undefined) return limitInMemory(rateLimit);
  // Loaded only by who shares a limit: the client would double the start-up of all others.
  const [{ shareLimit }, { countInRedis }] = await Promise.all([
    import("../http/limit/shared.ts"),
    import("../http/limit/redis.ts"),
  ]);
  const limiter = shareLimit({
    limit: rateLimit,
    store: countInRedis(redisUrl),
    report: {
      away: (reason) => log.warn({ reason }, "The shared rate limit is away: this instance counts alone."),
      back: () => log.info("The shared rate limit is back."),
    },
  });
  await limiter.start();
  return limiter;
}
