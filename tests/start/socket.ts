import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface RawResponse {
  readonly status: number;
  /** By lower-case name; several fields of one name joined by ", ". */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

export interface Exchange {
  readonly responses: readonly RawResponse[];
  readonly closed: boolean;
}

/** A response with its fields in their order, and without what the moment decides. */
export const withoutChance = ({ status, headers, body }: RawResponse): unknown => ({
  status,
  fields: [...headers].map(([name, value]) => [name, /^(date|ratelimit)$/.test(name) ? "" : value]),
  body: body.toString("latin1"),
});

/** A connection over which bytes were sent. That it is cut later is no fault of a test. */
export async function openSocket(
  port: number,
  bytes = "",
  options: { readonly allowHalfOpen?: boolean; readonly localAddress?: string } = {},
): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", ...options }).on("error", () => {});
  await once(socket, "connect");
  if (bytes !== "") socket.write(bytes);
  return socket;
}

/** In milliseconds: a server that has said nothing for so long will not. */
const SILENCE = 20_000;
/**
 * In milliseconds. Silence is counted in ticks of this process, so that the time in which a busy machine runs
 * neither it nor the server hardly counts.
 */
const TICK = 50;

/**
 * Sends bytes as they are and reads until the server closes the connection or has sent `expected` responses.
 *
 * @param options `head`: the requests are HEAD, so their responses have no body. `silence`, in milliseconds:
 * how long the server may say nothing.
 */
export async function exchange(
  port: number,
  bytes: string | Buffer,
  { expected = 1, head = false, silence = SILENCE } = {},
): Promise<Exchange> {
  const socket = await openSocket(port);
  socket.write(bytes);
  return readExchange(socket, { expected, head, silence });
}

export async function readExchange(
  socket: Socket,
  { expected = 1, head = false, silence = SILENCE } = {},
): Promise<Exchange> {
  const reader = new ResponseReader(head);
  let closed = false;
  let ticking: NodeJS.Timeout | undefined;
  const done = new Promise<void>((resolve) => {
    const end = (): void => {
      closed = true;
      resolve();
    };
    let silent = 0;
    ticking = setInterval(() => {
      silent += TICK;
      if (silent >= silence) resolve();
    }, TICK);
    socket.on("data", (chunk: Buffer) => {
      silent = 0;
      reader.add(chunk);
      if (reader.responses.length >= expected) resolve();
    });
    socket.on("end", end);
    socket.on("close", end);
    socket.on("error", end);
  });
  await done;
  clearInterval(ticking);
  socket.destroy();
  return { responses: reader.responses, closed };
}

/**
 * Reads the complete responses in what comes; each byte is joined and searched once or twice, however long
 * all is.
 */
class ResponseReader {
  readonly responses: RawResponse[] = [];
  readonly #head: boolean;
  #chunks: Buffer[] = [];
  #length = 0;
  /** So many bytes must have come before there can be another response. */
  #needed = 0;

  constructor(head: boolean) {
    this.#head = head;
  }

  add(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    if (this.#length < this.#needed) return;
    let rest = Buffer.concat(this.#chunks);
    for (let size = this.#read(rest); size > 0; size = this.#read(rest)) rest = rest.subarray(size);
    this.#chunks = [rest];
    this.#length = rest.length;
  }

  /** Takes the response at the start, and returns its size, or 0 if it is not complete. */
  #read(rest: Buffer): number {
    this.#needed = 0;
    const end = rest.indexOf("\r\n\r\n");
    if (end < 0) return 0;
    const [statusLine = "", ...lines] = rest.subarray(0, end).toString("latin1").split("\r\n");
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]);
    const headers = readFields(lines);
    const hasBody = !this.#head && status !== 204 && status !== 304 && status >= 200;
    const size = end + 4 + (hasBody ? Number(headers.get("content-length") ?? 0) : 0);
    this.#needed = size;
    if (rest.length < size) return 0;
    this.responses.push({ status, headers, body: rest.subarray(end + 4, size) });
    return size;
  }
}

function readFields(lines: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  return headers;
}
