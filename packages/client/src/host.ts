import { type Answer, type NotFound, nothing, toAnswer } from "./result.ts";

/** How a host is asked. Times are in milliseconds. */
export interface FetchOptions {
  readonly fetch: typeof fetch;
  readonly timeout: number;
  /** Whether entity tags are kept here. A browser keeps them itself. */
  readonly cachesTags: boolean;
}

/** Where answers come from: a service or files. What it failed to do last decides when it is asked again. */
export interface Host {
  readonly url: string;
  readonly files: boolean;
  readonly tags: Map<string, readonly [tag: string, answer: Answer<unknown>]>;
  /** As `Date.now` counts. */
  readyAt: number;
  faults: number;
  failure: NotFound;
}

const UNREACHABLE = nothing("unreachable", "No base answered: check the addresses and the connection.");

export const openHost = (base: string | { readonly files: string }): Host => ({
  url: (typeof base === "string" ? base : base.files).replace(/\/$/, ""),
  files: typeof base !== "string",
  tags: new Map(),
  readyAt: 0,
  faults: 0,
  failure: UNREACHABLE,
});

/** So many answers are kept to be asked for by their tags. */
const MAX_TAGS = 100;

/** The first pause after a fault, which each further fault doubles, and the longest. */
const PAUSE = 250;
const MAX_PAUSE = 8000;

/** The answer of a host; undefined where it has none, and another may be asked. */
export async function ask(
  host: Host,
  target: string,
  { fetch, timeout, cachesTags }: FetchOptions,
  signal: AbortSignal | undefined,
): Promise<Answer<unknown> | undefined> {
  const kept = host.tags.get(target);
  let response: Response | undefined;
  let body: unknown;
  try {
    const limit = AbortSignal.timeout(timeout);
    response = await fetch(host.url + target, {
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(kept && { headers: { "If-None-Match": kept[0] } }),
    });
    // What is no JSON comes from something else, such as a page that asks to log in.
    if (response.status !== 304) body = await response.json();
  } catch {
    body = undefined;
  }
  const { status = 0, headers } = response ?? {};
  if (status === 304 && kept) return rest(host, kept[1]);
  if (body !== undefined && status === 200) {
    const answer = rest(host, toAnswer(status, body));
    const tag = headers?.get("ETag");
    if (cachesTags && tag) {
      if (host.tags.size === MAX_TAGS) host.tags.delete(host.tags.keys().next().value as string);
      host.tags.set(target, [tag, answer]);
    }
    return answer;
  }
  const isBusy = status === 429 || status > 499;
  // Files have no words of their own: what is not there may be elsewhere.
  if (host.files && status > 0 && !isBusy) return undefined;
  const said = (body as { readonly error?: object } | undefined)?.error && toAnswer(status, body);
  const after = isBusy ? readRetryAfter(headers?.get("Retry-After")) : undefined;
  // A refusal holds; so does one that says of no time when it would not.
  if (said && (!isBusy || (status === 429 && after === undefined))) return rest(host, said);
  const pause = after ?? Math.min(PAUSE * 2 ** host.faults++, MAX_PAUSE) * (0.5 + Math.random() / 2);
  host.readyAt = Date.now() + pause;
  host.failure = { ...(said && !said.ok ? said : UNREACHABLE), status, retryAfter: pause };
  return undefined;
}

function rest(host: Host, answer: Answer<unknown>): Answer<unknown> {
  host.readyAt = host.faults = 0;
  return answer;
}

/** RFC 9110, 10.2.3: seconds, or a day and a time. */
function readRetryAfter(text: string | null | undefined): number | undefined {
  const wait = text ? (/^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()) : Number.NaN;
  return wait >= 0 ? wait : undefined;
}

type Given = string | number | boolean;

export type Params = Readonly<Record<string, Given | readonly Given[] | undefined>>;

/**
 * The address of a path with its parameters: what stands in braces goes into the path, the rest behind `?`.
 */
export function fillIn(path: string, params: Params): { readonly address: string; readonly query: string } {
  const query = new URLSearchParams();
  for (const [name, given] of Object.entries(params))
    if (!path.includes(`{${name}}`)) for (const one of [given ?? []].flat()) query.append(name, String(one));
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? "")),
  );
  return { address, query: String(query) };
}
