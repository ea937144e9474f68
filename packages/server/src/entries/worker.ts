import { createPollingUnits, type PackedPollingUnits, type PollingUnits } from "naijaref/polling-units";
import { FetchRequest, toResponse } from "../fetch/message.ts";
import { limitAtEdge, type RateLimitBinding } from "../http/limit/edge.ts";
import type { Limiter } from "../http/limit/quota.ts";
import { limitInMemory } from "../http/limit/sliding-window.ts";
import type { Handle } from "../http/message.ts";
import { agentService } from "../mcp/beside.ts";
import { readOrigins } from "../mcp/origins.ts";
import { readRateLimit, readSwitch, readUrl } from "../process/settings.ts";
import { reconciliation } from "../reconcile/service.ts";
import { handleBeside } from "../service/beside-handler.ts";
import { showFailures } from "../service/failure-pages.ts";
import { createHandler, type Service } from "../service/handler.ts";

/** What wrangler.jsonc binds. */
interface WorkerEnvironment {
  readonly RATE_LIMIT?: string;
  readonly RECONCILE?: string;
  readonly PUBLIC_URL?: string;
  readonly REPOSITORY_URL?: string;
  readonly MCP?: string;
  readonly MCP_ORIGINS?: string;
  readonly LIMITER?: RateLimitBinding;
  /**
   * The static files that are deployed with the worker: polling units, and the scripts and styles of the
   * pages.
   */
  readonly ASSETS: { readonly fetch: (url: string) => Promise<Response> };
}

let handle: Handle | undefined;

function build({
  RATE_LIMIT,
  RECONCILE,
  MCP,
  MCP_ORIGINS,
  PUBLIC_URL,
  REPOSITORY_URL,
  LIMITER,
  ASSETS,
}: WorkerEnvironment): Handle {
  const started = Date.now();
  const pollingUnits = unitsIn(ASSETS);
  const beside = [
    ...(readSwitch("RECONCILE", RECONCILE || "on") ? [reconciliation] : []),
    ...(readSwitch("MCP", MCP || "on")
      ? [agentService(readOrigins("MCP_ORIGINS", MCP_ORIGINS || "*"), { pollingUnits })]
      : []),
  ];
  const service: Service = {
    limiter: limiterFor(readRateLimit(RATE_LIMIT), LIMITER),
    trustedProxies: [],
    // Cloudflare's edge compresses what it sends on.
    encode: undefined,
    state: {
      isDraining: () => false,
      uptime: () => (Date.now() - started) / 1000,
      publicUrl: readUrl("PUBLIC_URL", PUBLIC_URL),
      repositoryUrl: readUrl("REPOSITORY_URL", REPOSITORY_URL),
      readAsset: async (file) => {
        const response = await ASSETS.fetch(`https://assets.local/assets/${file}`);
        return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
      },
      pollingUnits,
    },
    report: (error, id) => console.error(id, error),
  };
  return showFailures(handleBeside(beside, createHandler(service), service), service.state);
}

/**
 * The bundle has none of the units: those of a state are fetched from the static files when they are first
 * asked for.
 */
const unitsIn = (assets: WorkerEnvironment["ASSETS"]): PollingUnits =>
  createPollingUnits(async ({ code, name }) => {
    const response = await assets.fetch(`https://assets.local/polling-units/${code}.json`);
    if (!response.ok)
      throw new Error(`the static file with the polling units of ${name} is missing: deploy it`);
    return (await response.json()) as PackedPollingUnits;
  });

const limiterFor = (
  limit: number | undefined,
  binding: RateLimitBinding | undefined,
): Limiter | undefined => {
  if (limit === undefined) return undefined;
  return binding === undefined ? limitInMemory(limit, Date.now) : limitAtEdge(limit, binding);
};

const cloudflarePeer = ({ headers }: Request): string => headers.get("CF-Connecting-IP") ?? "";

export default {
  async fetch(incoming: Request, environment: WorkerEnvironment): Promise<Response> {
    handle ??= build(environment);
    const request = new FetchRequest(incoming, cloudflarePeer);
    const answer = await handle(request);
    const { route, status } = answer.stored;
    console.log(JSON.stringify({ method: request.method, route, status }));
    return toResponse(answer);
  },
};
