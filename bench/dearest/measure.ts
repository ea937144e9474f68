import type { Limiter } from "@naijaref/http/limit/quota";
import type { HttpRequest } from "@naijaref/http/message";
import { readOrigins } from "@naijaref/protocols/mcp/origins";
import { agentService } from "@naijaref/protocols/mcp/outside";
import { reconciliation } from "@naijaref/protocols/reconcile/reconciliation";
import { listStates } from "naijaref/places";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { createCompression } from "../../packages/server/src/process/compress.ts";
import { openDownloads } from "../../packages/server/src/process/downloads/downloads.ts";
import { createHandler } from "../../packages/server/src/service/handler.ts";
import { cacheAnswers } from "../../packages/server/src/service/resources/resource-cache.ts";
import type { Drawn } from "./requests.ts";

/** What a request took. */
export interface Measured {
  /** In milliseconds, of the processor. */
  readonly time: number;
  /** In units of the limit: what the service counted. */
  readonly cost: number;
  readonly status: number;
}

let counted = 0;

const limiter: Limiter = {
  limit: Number.MAX_SAFE_INTEGER,
  take: (_, cost) => {
    counted += cost;
    return { allowed: true, remaining: undefined, seconds: 60 };
  },
};

const pollingUnits = createPollingUnits(loadStateModule);
// Nothing is cached, because a cached answer costs hardly anything, however dear it was to make.
const answers = cacheAnswers();
answers.get = () => undefined;
answers.set = () => {};

const service = {
  limiter,
  answers,
  trustedProxies: [],
  encode: createCompression(),
  state: { isDraining: () => false, uptime: () => 0, pollingUnits, downloads: openDownloads("downloads") },
  report: (error: unknown): never => {
    throw error;
  },
};

const handle = createHandler(service, [
  reconciliation(service.state),
  agentService(readOrigins("MCP_ORIGINS", "*"), service.state),
]);

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

const encoder = new TextEncoder();

function requestOf({ kind, values, encoding }: Drawn): HttpRequest {
  const { method, target, mediaType, content = "" } = kind.write(values);
  const fields = new Map([
    ["accept-encoding", encoding],
    ["content-type", mediaType],
    ["accept", "application/json, text/event-stream"],
  ]);
  return {
    method,
    target,
    peer: "192.0.2.1",
    header: (name) => fields.get(name),
    content: async () => {
      const value = encoder.encode(content);
      return { ok: true, value, release: () => {} };
    },
  };
}

/** Asks once, in this process, without sockets. */
export async function measure(drawn: Drawn): Promise<Measured> {
  const request = requestOf(drawn);
  counted = 0;
  const before = process.cpuUsage();
  const { stored } = await handle(request);
  return { time: milliseconds(process.cpuUsage(before)), cost: Math.max(1, counted), status: stored.status };
}

/** Reads the tables of all states, which a process does once: the service does it in slices. */
export async function warmUp(): Promise<void> {
  for (const { code } of listStates())
    await pollingUnits.searchPollingUnits("school", { within: { state: code } });
}

/** Searches of words with a slip, none of which was asked before: what a unit buys of ordinary work. */
const SEARCHES = 200;
const ROUNDS = 5;

/** What a search takes here and now, in milliseconds of the processor. */
export async function measureSearch(draw: () => Drawn): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    let sum = 0;
    for (let at = 0; at < SEARCHES; at++) sum += (await measure(draw())).time;
    least = Math.min(least, sum / SEARCHES);
  }
  return least;
}
