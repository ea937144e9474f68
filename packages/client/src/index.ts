import type { ApiPath, Paths } from "./generated/paths.ts";
import { ask, type FetchOptions, fillIn, openHost, type Params } from "./host.ts";
import { type Answer, nothing, toAnswer } from "./result.ts";

export type * from "./generated/paths.ts";
export type { Answer, Found, NotFound } from "./result.ts";

/** A service by its address, or a folder of files that `npm run tool export-api` wrote, by where it is served. */
export type Base = string | { readonly files: string };

export interface ClientOptions {
  /**
   * Where answers come from. Of several the first is asked, and the next one where it does not answer. Once
   * there are files among them, what files cannot answer is answered on the device.
   */
  readonly base: Base | readonly Base[];
  /** In milliseconds: how long one base may take. 8,000 if left out. */
  readonly timeout?: number;
  /** How many times all bases are asked again when none answers. 2 if left out. */
  readonly retries?: number;
  /** In milliseconds: the longest wait that `Retry-After` may ask for. 10,000 if left out. */
  readonly longestWait?: number;
  /** In place of the runtime's own. */
  readonly fetch?: typeof fetch;
  /**
   * Loads the package `naijaref-polling-units`, for the device: a function that imports it. Without it the
   * device has no polling units.
   */
  readonly pollingUnits?: () => Promise<object>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Whether a call can do without parameters. */
type Rest<P> = object extends P ? [params?: P, options?: CallOptions] : [params: P, options?: CallOptions];

export interface Client {
  /**
   * Calls a path of the API.
   *
   * @example
   * const found = await client.get("/v1/lgas/{lga}", { lga: "Surulere", state: "Lagos" });
   * if (found.ok) console.log(found.value.code);
   * @param path as the documentation has it, with its braces.
   * @returns the value, or the reason why there is none. It does not throw.
   */
  get<P extends ApiPath>(path: P, ...rest: Rest<Paths[P]["params"]>): Promise<Answer<Paths[P]["value"]>>;
}

/** What holds a person's number in its path: never sent to a host of files, which may log it. */
const PERSONAL = /^\/v1\/(phone|plates)\//;

/** Opens a client. Nothing is loaded or asked before the first call. */
export function createClient(options: ClientOptions): Client {
  const { retries = 2, longestWait = 10_000, pollingUnits } = options;
  const fetchOptions: FetchOptions = {
    fetch: options.fetch ?? ((...request) => fetch(...request)),
    timeout: options.timeout ?? 8000,
    // A page that sent a tag itself would have to ask first whether it may.
    cachesTags: !("document" in globalThis),
  };
  const hosts = [options.base as Base].flat().map(openHost);
  const hasFiles = hosts.some(({ files }) => files);

  async function onDevice(path: string, params: Params): Promise<Answer<unknown>> {
    try {
      const { answerHere } = await import("./device.ts");
      const { status, body } = await answerHere(path, params, pollingUnits);
      return toAnswer(status, body);
    } catch {
      return nothing("unreachable", "The library could not be loaded: check the connection.");
    }
  }

  async function get(
    path: string,
    params: Params = {},
    { signal }: CallOptions = {},
  ): Promise<Answer<unknown>> {
    const { address, query } = fillIn(path, params);
    const hasFile = query === "" && !PERSONAL.test(address);
    for (let left = retries; ; left--) {
      for (const host of hosts) {
        if (host.files && !hasFile) return onDevice(path, params);
        if (host.readyAt > Date.now()) continue;
        const target = host.files
          ? address + (/\.\w+$/.test(address) ? "" : ".json")
          : address + (query && `?${query}`);
        const answer = await ask(host, target, fetchOptions, signal);
        if (answer) return answer;
        if (signal?.aborted) return nothing("aborted", "The call was aborted.");
      }
      if (hasFiles) return onDevice(path, params);
      const [next] = [...hosts].sort((a, b) => a.readyAt - b.readyAt);
      const wait = next ? Math.max(next.readyAt - Date.now(), 0) : 0;
      if (!next || left < 1 || wait > longestWait)
        return next?.failure ?? nothing("unreachable", "There is no base.");
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return { get: get as Client["get"] };
}
