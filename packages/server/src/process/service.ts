import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import type { Limiter } from "../http/limit/quota.ts";
import { limitInMemory } from "../http/limit/sliding-window.ts";
import type { Handle } from "../http/message.ts";
import { agentService } from "../mcp/beside.ts";
import type { RunState } from "../operations/operations.ts";
import { reconciliation } from "../reconcile/service.ts";
import { handleBeside } from "../service/beside-handler.ts";
import { showFailures } from "../service/failure-pages.ts";
import { type AnswerCounts, createHandler, type Service } from "../service/handler.ts";
import { NewWork } from "../service/new-work.ts";
import { readAsset } from "./assets.ts";
import { compress } from "./compress.ts";
import { openDownloads } from "./downloads.ts";
import { faultOf } from "./fault.ts";
import { createLog, type Log, type ProcessLog } from "./log.ts";
import { RequestDurations } from "./metrics.ts";
import { type Environment, readSettings, type Settings } from "./settings.ts";

/** What every entry with a process of its own needs. */
export interface ServiceProcess extends ProcessLog {
  readonly settings: Settings;
  readonly handle: Handle;
  readonly state: ProcessState;
  /** Undefined where nobody reads metrics. */
  readonly durations: RequestDurations | undefined;
  readonly counts: AnswerCounts;
  /** Whether the limit is counted with other instances now. */
  readonly sharesLimit: () => boolean;
}

interface ProcessState extends RunState {
  readonly drain: () => void;
}

/** Builds the service from the environment, or says what is wrong with that and ends the process. */
export async function buildService(environment: Environment): Promise<ServiceProcess> {
  const settings = settingsOrExit(environment);
  const durations = settings.metricsPort === undefined ? undefined : new RequestDurations();
  const processLog = createLog(
    settings.logLevel,
    durations && ((method, answer, milliseconds) => durations.add(method, answer, milliseconds)),
  );
  const { log } = processLog;
  const counts: AnswerCounts = { kept: 0, made: 0, overloaded: 0 };
  let isShared = false;
  const state = trackState(openDownloads(settings.downloads), settings);
  const beside = [
    ...(settings.reconcile ? [reconciliation] : []),
    ...(settings.mcp ? [agentService(settings.mcpOrigins, state)] : []),
  ];
  const service: Service = {
    limiter: await limiterFor(settings, log, (shares) => {
      isShared = shares;
    }),
    trustedProxies: settings.trustedProxies,
    encode: compress,
    state,
    report: (error, id) => log.error({ id, ...faultOf(error) }, "A request failed."),
    work: new NewWork(setImmediate),
    counts,
  };
  const handle = showFailures(handleBeside(beside, createHandler(service), service), state);
  return { ...processLog, settings, handle, state, durations, counts, sharesLimit: () => isShared };
}

function settingsOrExit(environment: Environment): Settings {
  try {
    return readSettings(environment);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** The units are in a package of their own. Its modules are loaded a state at a time, when one is asked for. */
const pollingUnits = createPollingUnits(loadStateModule);

function trackState(
  downloads: NonNullable<RunState["downloads"]>,
  { publicUrl, repositoryUrl }: Settings,
): ProcessState {
  const started = performance.now();
  let draining = false;
  return {
    isDraining: () => draining,
    uptime: () => (performance.now() - started) / 1000,
    downloads,
    pollingUnits,
    publicUrl,
    repositoryUrl,
    readAsset,
    drain: () => {
      draining = true;
    },
  };
}

/** @param setShared told whether the limit is counted with other instances, whenever that changes. */
async function limiterFor(
  { rateLimit, redisUrl, limitKey }: Settings,
  log: Log,
  setShared: (isShared: boolean) => void,
): Promise<Limiter | undefined> {
  if (rateLimit === undefined) return undefined;
  if (redisUrl === undefined) return limitInMemory(rateLimit);
  // Loaded only by who shares a limit: the client would double the start-up of all others.
  const [{ shareLimit }, { countInRedis }] = await Promise.all([
    import("../http/limit/shared.ts"),
    import("../http/limit/redis.ts"),
  ]);
  const limiter = shareLimit({
    limit: rateLimit,
    store: countInRedis(redisUrl, limitKey ?? new URL(redisUrl).password),
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
