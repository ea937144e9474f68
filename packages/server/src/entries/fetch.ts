import type { HttpAnswer, HttpRequest, Prepared } from "../http/message.ts";

/** A request of the Fetch standard, as Bun, Deno and Workers give it. */
export class FetchRequest implements HttpRequest {
  readonly #request: Request;
  readonly peer: string;
  readonly target: string;

  constructor(request: Request, peer: string) {
    this.#request = request;
    this.peer = peer;
    this.target = targetOf(request.url);
  }

  get method(): string {
    return this.#request.method;
  }

  header(name: string): string | undefined {
    return this.#request.headers.get(name) ?? undefined;
  }
}

/** Path and query; not parsed, for runtimes put what came in the request line behind what came in Host. */
function targetOf(url: string): string {
  if (url.startsWith("/")) return url;
  const path = url.indexOf("/", url.indexOf("//") + 2);
  return path < 0 ? "/" : url.slice(path);
}

/** Header fields that were read before: an answer that is kept is read once. */
const fieldsOf = new WeakMap<Prepared, Headers>();

export function toResponse({ prepared, extra }: HttpAnswer): Response {
  let headers = fieldsOf.get(prepared);
  if (headers === undefined) {
    headers = readFields(prepared.headers);
    fieldsOf.set(prepared, headers);
  }
  const response = new Response(prepared.body, {
    status: prepared.status,
    headers,
  });
  for (let at = 0; at < extra.length; at += 2) response.headers.set(extra[at] ?? "", extra[at + 1] ?? "");
  return response;
}

function readFields(fields: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at < fields.length; at += 2) headers.set(fields[at] ?? "", fields[at + 1] ?? "");
  return headers;
}
