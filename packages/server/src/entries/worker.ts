import { limitAtEdge, type RateLimitBinding } from "@naijaref/http/limit/edge";
import type { Limiter } from "@naijaref/http/limit/quota";
import { limitInMemory } from "@naijaref/http/limit/sliding-window";
import type { Handle, HttpAnswer } from "@naijaref/http/message";
import { pages } from "@naijaref/pages";
import { agentService } from "@naijaref/protocols/mcp/outside";
import { guides } from "@naijaref/protocols/mcp/resources";
import { featureService } from "@naijaref/protocols/ogc/feature-service";
import { reconciliation } from "@naijaref/protocols/reconcile/reconciliation";
import { createPollingUnits, type PackedPollingUnits, type PollingUnits } from "naijaref/polling-units";
import { FetchRequest, toResponse } from "../fetch/message.ts";
import { type FileBody, readEdition } from "../process/downloads/edition.ts";
import { readSettings } from "../process/settings.ts";
import { createHandler } from "../service/handler.ts";
import type { Service } from "../service/parts.ts";
import { faultOf, TableFault } from "../service/refusals/faults.ts";
import { faultResponse } from "../service/refusals/refusals.ts";

/** Settings, which `settings.ts` reads, and what is bound to the worker. */
interface WorkerEnvironment {
  readonly LIMITER?: RateLimitBinding;
  /**
   * The static files that are deployed with the worker: polling units, the indexes of the searches, the
   * scripts and styles of the pages, and the downloads.
   */
  readonly ASSETS: { readonly fetch: (url: string) => Promise<Response> };
}

function build({ LIMITER, ASSETS, ...environment }: WorkerEnvironment): Handle {
  const started = Date.now();
  const settings = readSettings(environment);
  const { publicUrl, repositoryUrl, contact } = settings;
  const pollingUnits = unitsIn(ASSETS);
  const outside = [
    ...(settings.reconcile ? [reconciliation({ pollingUnits, publicUrl })] : []),
    ...(settings.ogc ? [featureService({ publicUrl })] : []),
    ...(settings.mcp ? [agentService(settings.mcpOrigins, { pollingUnits, guides })] : []),
  ];
  const service: Service = {
    limiter: limiterFor(settings.rateLimit, LIMITER),
    trustedProxies: [],
    // Cloudflare's edge compresses what it sends on.
    encode: undefined,
    state: {
      isDraining: () => false,
      uptime: () => (Date.now() - started) / 1000,
      publicUrl,
      repositoryUrl,
      contact,
      downloads: downloadsIn(ASSETS),
      pollingUnits,
    },
    pages,
    readAsset: (file) => bytesAt(ASSETS, `assets/${file}`),
    report,
  };
  return createHandler(service, outside);
}

/**
 * The bundle has none of the units: those of a state are fetched from the static files when they are first
 * asked for.
 */
const unitsIn = (assets: WorkerEnvironment["ASSETS"]): PollingUnits =>
  createPollingUnits(async ({ code }) => {
    const file = `polling-units/${code}.json`;
    const response = await assets.fetch(`https://assets.local/${file}`);
    if (!response.ok) throw new TableFault(file);
    return (await response.json()) as PackedPollingUnits;
  });

async function bytesAt(assets: WorkerEnvironment["ASSETS"], path: string) {
  const response = await assets.fetch(`https://assets.local/${path}`);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The downloads, if they were there when the worker was built. Each is compared with its checksum when it is
 * first asked for, and then cached: all of them are at most 17 MB. The second folder is not served.
 */
function downloadsIn(assets: WorkerEnvironment["ASSETS"]): NonNullable<Service["state"]["downloads"]> {
  const read = (name: string) => bytesAt(assets, `downloads/${name}`);
  const cached = new Map<string, FileBody>();
  let edition: Awaited<ReturnType<typeof readEdition>>;
  return async (version) => {
    edition ??= await readEdition(version, read, async ({ name, sha256 }) => {
      const body = cached.get(name);
      if (body !== undefined) return body;
      const bytes = await read(name);
      if (bytes === undefined || (await sha256Of(bytes)) !== sha256) return undefined;
      const whole: FileBody = { part: (first, last) => ({ bytes: bytes.subarray(first, last + 1) }) };
      cached.set(name, whole);
      return whole;
    });
    return edition && { ...edition, files: edition.files.filter(({ folder }) => folder === null) };
  };
}

const limiterFor = (
  limit: number | undefined,
  binding: RateLimitBinding | undefined,
): Limiter | undefined => {
  if (limit === undefined) return undefined;
  return binding === undefined ? limitInMemory(limit, Date.now) : limitAtEdge(limit, binding);
};

/** The message of an error is left out, because it may quote what a person looked up. */
const report = (error: unknown, id: string): void => console.error(JSON.stringify({ id, ...faultOf(error) }));

interface Worker {
  readonly fetch: (incoming: Request, environment: WorkerEnvironment) => Promise<Response>;
}

/**
 * @param loadIndexes loads the indexes of the searches. It gets what reads a static file. An index that is not
 *   there is built when a search needs it.
 */
export function createWorker(
  loadIndexes: (read: (path: string) => ReturnType<typeof bytesAt>) => Promise<void>,
): Worker {
  let handle: Handle | undefined;
  let indexes: Promise<void> | undefined;
  const answerTo = async (request: FetchRequest, environment: WorkerEnvironment): Promise<HttpAnswer> => {
    try {
      handle ??= build(environment);
      // The first request of an isolate waits for them, whatever it asks for.
      indexes ??= loadIndexes((path) => bytesAt(environment.ASSETS, path));
      await indexes;
    } catch (error) {
      // The next request loads them again.
      indexes = undefined;
      return { stored: faultResponse(error, report), extra: [], isCached: false };
    }
    return handle(request);
  };
  const fetch: Worker["fetch"] = async (incoming, environment) => {
    const request = new FetchRequest(incoming, ({ headers }) => headers.get("CF-Connecting-IP") ?? "");
    const answer = await answerTo(request, environment);
    const { route, status } = answer.stored;
    console.log(JSON.stringify({ method: request.method, route, status }));
    return toResponse(answer, request.method);
  };
  return { fetch };
}
