import { type BodyBounds, type BodyResult, readAtMost, saysTooLong } from "@naijaref/http/body";
import type { HttpAnswer, HttpRequest, StoredResponse } from "@naijaref/http/message";

/**
 * A request of the Fetch standard, as Bun, Deno and Workers give it. Fields are not #private: those cost much
 * on Bun.
 */
export class FetchRequest implements HttpRequest {
  readonly method: string;
  readonly target: string;
  private readonly request: Request;
  private readonly readPeer: (request: Request) => string;

  /** @param readPeer asked only when somebody counts: on Bun it costs as much as all else here. */
  constructor(request: Request, readPeer: (request: Request) => string) {
    this.method = request.method;
    this.target = targetOf(request.url);
    this.request = request;
    this.readPeer = readPeer;
  }

  get peer(): string {
    return this.readPeer(this.request);
  }

  header(name: string): string | undefined {
    return this.request.headers.get(name) ?? undefined;
  }

  async content(bounds: BodyBounds): Promise<BodyResult> {
    if (saysTooLong(this.header("content-length"), bounds.most)) return { ok: false, reason: "too_long" };
    const { body } = this.request;
    return readAtMost(body === null ? [] : chunksOf(body), bounds);
  }
}

/** Not every runtime's streams can be iterated. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    // What is left of a content that is too long is not wanted.
    await reader.cancel().catch(() => {});
  }
}

/** Path and query; not parsed, for runtimes put what came in the request line behind what came in Host. */
function targetOf(url: string): string {
  const path = url.startsWith("/") ? 0 : url.indexOf("/", "https://".length);
  return path < 0 ? "/" : url.slice(path);
}

/** Headers of cached responses, built once for each. */
const fieldsOf = new WeakMap<StoredResponse, Headers>();

function headersOf(stored: StoredResponse): Headers {
  let headers = fieldsOf.get(stored);
  if (headers === undefined) {
    headers = readFields(stored.headers);
    fieldsOf.set(stored, headers);
  }
  return headers;
}

export function toResponse({ stored, extra, isCached }: HttpAnswer, method: string): Response {
  const headers = isCached ? headersOf(stored) : readFields(stored.headers);
  const { chunks } = stored;
  const body = chunks === undefined || method === "HEAD" ? stored.body : streamOf(chunks);
  const response = new Response(body, { status: stored.status, headers });
  for (let at = 0; at < extra.length; at += 2) response.headers.set(extra[at] ?? "", extra[at + 1] ?? "");
  return response;
}

/** The next chunk is read when the client has taken the last. */
function streamOf(chunks: NonNullable<StoredResponse["chunks"]>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = chunks();
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await reader.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await reader.return();
      },
    },
    { highWaterMark: 0 },
  );
}

function readFields(fields: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at < fields.length; at += 2) headers.set(fields[at] ?? "", fields[at + 1] ?? "");
  return headers;
}
