import { readFile } from "node:fs/promises";
import { getHeapStatistics } from "node:v8";
import type { Handle } from "@naijaref/http/message";
import { pages } from "@naijaref/pages";
import { agentService } from "@naijaref/protocols/mcp/outside";
import { guides } from "@naijaref/protocols/mcp/resources";
import { featureService } from "@naijaref/protocols/ogc/feature-service";
import { reconciliation } from "@naijaref/protocols/reconcile/reconciliation";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { createHandler } from "../service/handler.ts";
import type { AnswerCounts, Service } from "../service/parts.ts";
import { faultOf } from "../service/refusals/faults.ts";
import { refuseOnSocket } from "../service/refusals/refusals.ts";
import { type Answers, cacheAnswers } from "../service/resources/resource-cache.ts";
import { FairQueue } from "../service/work/fair-queue.ts";
import { Room } from "../service/work/room.ts";
import { createCompression } from "./compress.ts";
import { openDownloads } from "./downloads/downloads.ts";
import { limiterFor } from "./limiter.ts";
import { createLog, type ProcessLog } from "./log/log.ts";
import { RequestDurations } from "./log/metrics.ts";
import { boundMemory, LEAST_HEAP, LEAST_MEMORY } from "./memory.ts";
import { type Environment, readSettings, type Settings } from "./settings.ts";
import { watchTables } from "./tables.ts";

export interface ServiceProcess extends ProcessLog {
  readonly settings: Settings & { readonly maxUnsent?: number };
  readonly handle: Handle;
  readonly refuse: typeof refuseOnSocket;
  readonly state: Service["state"] & {
    /** Marks the service as ready. */
    readonly start: () => void;
    readonly drain: () => void;
  };
  /** Aborted when connections are to be closed after their next response. */
  readonly draining: AbortSignal;
  /** Undefined if metrics are off. */
  readonly durations: RequestDurations | undefined;
  readonly counts: AnswerCounts;
  readonly answers: Pick<Answers, "size" | "weight">;
  readonly work: FairQueue;
  readonly sharesLimit: () => boolean;
  /** Gives up what is cached: answers, and the polling units of states. */
  readonly shed: () => void;
}

export async function buildService(settings: Settings): Promise<ServiceProcess> {
  const durations = settings.metricsPort === undefined ? undefined : new RequestDurations();
  const processLog = createLog(
    settings.logLevel,
    durations && ((method, answer, milliseconds) => durations.add(method, answer, milliseconds)),
  );
  const { log } = processLog;
  const counts: AnswerCounts = { cached: 0, made: 0, overloaded: 0 };
  const memory = boundMemory();
  const answers = cacheAnswers(memory.answers);
  if (memory.memory < LEAST_MEMORY)
    log.warn(
      { megabytes: Math.floor(memory.memory / 2 ** 20) },
      "There is less memory than the service needs under load: give it 256 MB or more.",
    );
  const heap = getHeapStatistics().heap_size_limit;
  if (heap < LEAST_HEAP)
    log.warn(
      { megabytes: Math.floor(heap / 2 ** 20) },
      "V8's heap is too small for some answers: leave out --max-old-space-size, or set it to 128 or more.",
    );
  const work = new FairQueue(setImmediate, new Room({ bytes: memory.large, cached: () => answers.weight }));
  const draining = new AbortController();
  const state = trackState(openDownloads(settings.downloads), settings, draining);
  const outside = [
    ...(settings.reconcile ? [reconciliation(state)] : []),
    ...(settings.ogc ? [featureService(state)] : []),
    ...(settings.mcp ? [agentService(settings.mcpOrigins, { ...state, guides })] : []),
  ];
  const service: Service = {
    limiter: await limiterFor(settings, log),
    trustedProxies: settings.trustedProxies,
    encode: createCompression(),
    state,
    pages,
    readAsset,
    report: (error, id) => log.error({ id, ...faultOf(error) }, "A request failed."),
    work,
    counts,
    answers,
    maxContents: memory.contents,
  };
  const handle = createHandler(service, outside);
  return {
    ...processLog,
    settings: { ...settings, maxUnsent: memory.unsent },
    handle,
    refuse: refuseOnSocket,
    state,
    draining: draining.signal,
    durations,
    counts,
    answers,
    shed: () => {
      for (let generation = 0; generation < 2; generation++) answers.age();
      openedUnits.clear();
    },
    work,
    sharesLimit: () => service.limiter?.isShared?.() === true,
  };
}

/** Reads the settings from the environment, or says what is wrong with it and ends the process. */
export function settingsOrExit(environment: Environment): Settings {
  try {
    return readSettings(environment);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/**
 * The units are in a package of their own. Its modules are loaded a state at a time, when one is asked for; the
 * indexes of their searches take about a megabyte a state.
 */
const openedUnits: NonNullable<Parameters<typeof createPollingUnits>[1]> = new Map();
const pollingUnits = createPollingUnits(loadStateModule, openedUnits);

function trackState(
  downloads: NonNullable<Service["state"]["downloads"]>,
  { publicUrl, repositoryUrl, contact }: Settings,
  draining: AbortController,
): ServiceProcess["state"] {
  const started = performance.now();
  let starting = true;
  let tables: (() => readonly string[]) | undefined;
  return {
    isStarting: () => starting,
    isDraining: () => draining.signal.aborted,
    missingFiles: () => tables?.() ?? [],
    uptime: () => (performance.now() - started) / 1000,
    downloads,
    pollingUnits,
    publicUrl,
    repositoryUrl,
    contact,
    start: () => {
      tables = watchTables();
      starting = false;
    },
    drain: () => draining.abort(),
  };
}

/** Where `npm run build` puts the scripts and styles of the pages. */
const FOLDER = new URL("../../../pages/dist/assets/", import.meta.url);

/** @param file one of the names in the pages' own list, so never a path to elsewhere. */
export async function readAsset(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await readFile(new URL(file, FOLDER));
  } catch {
    return undefined;
  }
}
